/** Seconds a move may take; 0: no clock. What the server takes. */
export const clocks = [0, 15, 30, 60, 120, 86_400] as const;
