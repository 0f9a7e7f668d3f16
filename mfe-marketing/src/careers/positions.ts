import type { Schema } from '@clearcoat/api-client';

/** Position of an application, by the server's names. */
export type Position = Schema<'Position'>;

export interface OpenPosition {
  slug: Exclude<Position, 'general'>;
  title: string;
  location: string;
  type: string;
  department: string;
}

/*
 * Sample content: the operator replaces these positions with their own. The slugs are the
 * server's; a new position needs one there too. Texts are in careers.ts, which the application
 * form does not load.
 */

export const openPositions: readonly OpenPosition[] = [
  {
    slug: 'senior-frontend-engineer',
    title: 'Senior Frontend Engineer',
    location: 'Remote (US)',
    type: 'Full-time',
    department: 'Engineering',
  },
  {
    slug: 'customer-success-manager',
    title: 'Customer Success Manager',
    location: 'Austin, TX',
    type: 'Full-time',
    department: 'Customer Success',
  },
  {
    slug: 'product-designer',
    title: 'Product Designer',
    location: 'Remote (US)',
    type: 'Full-time',
    department: 'Design',
  },
  {
    slug: 'backend-engineer',
    title: 'Backend Engineer',
    location: 'Remote (US)',
    type: 'Full-time',
    department: 'Engineering',
  },
  {
    slug: 'content-marketing-specialist',
    title: 'Content Marketing Specialist',
    location: 'Austin, TX or remote',
    type: 'Part-time',
    department: 'Marketing',
  },
];
