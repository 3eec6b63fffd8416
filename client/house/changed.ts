/**
 * Whether a show's options name house rules. A record holds only what differs from the original, so most shows need nothing that
 * tells of them.
 */
export const hasHouseRules = (house: unknown): boolean =>
  typeof house === 'object' && house !== null && Object.keys(house).length > 0;
