/**
 * Whether a show's options contain house rules. A record holds only differences from the original, so most shows need none of the
 * code that displays them.
 */
export const hasHouseRules = (house: unknown): boolean =>
  typeof house === 'object' && house !== null && Object.keys(house).length > 0;
