/** Most characters of what is asked for in several places. */
export const LENGTHS = {
  /** A first name, or a last one. */
  name: 80,
  businessName: 120,
  phone: 40,
  address: 300,
  notes: 5000,
} as const;
