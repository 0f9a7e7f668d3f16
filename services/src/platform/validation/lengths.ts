/** Maximum lengths of fields that occur in several places. */
export const LENGTHS = {
  /** First or last name. */
  name: 80,
  businessName: 120,
  phone: 40,
  address: 300,
  notes: 5000,
} as const;
