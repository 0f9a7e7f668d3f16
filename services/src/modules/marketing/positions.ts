/** Open positions on the careers page; 'general' is for all other applicants. */
export const POSITION_TITLES = {
  'senior-frontend-engineer': 'Senior Frontend Engineer',
  'customer-success-manager': 'Customer Success Manager',
  'product-designer': 'Product Designer',
  'backend-engineer': 'Backend Engineer',
  'content-marketing-specialist': 'Content Marketing Specialist',
  general: 'General application',
} as const;

export type Position = keyof typeof POSITION_TITLES;

export const POSITIONS = Object.keys(POSITION_TITLES) as Position[];
