export const ROLES = ['owner', 'manager', 'staff', 'technician'] as const;
export type Role = (typeof ROLES)[number];

/** What the owner of a business lets its people see beyond their role. */
export interface Grants {
  /** Staff see what the business takes. */
  staffSeeRevenue: boolean;
  /** Technicians see what their jobs cost. */
  techniciansSeePrices: boolean;
}
