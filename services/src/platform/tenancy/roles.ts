export const ROLES = ['owner', 'manager', 'staff', 'technician'] as const;
export type Role = (typeof ROLES)[number];

/** Grants by the owner beyond the roles. */
export interface Grants {
  /** Staff may see revenue. */
  staffSeeRevenue: boolean;
  /** Technicians may see prices of their appointments. */
  techniciansSeePrices: boolean;
}
