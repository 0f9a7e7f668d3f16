import type { Schema } from '@clearcoat/api-client';

export type Setup = Schema<'Setup'>;

const STEPS = [
  { key: 'prices', to: '/settings?tab=services', label: 'Check your services and prices' },
  { key: 'hours', to: '/settings/team?tab=hours', label: 'Set your hours, vans and bays' },
  { key: 'customer', to: '/contacts?action=new', label: 'Add your first customer' },
  { key: 'job', to: '/appointments/new', label: 'Schedule a job' },
  { key: 'users', to: '/admin', label: 'Invite your team' },
] as const satisfies readonly { key: keyof Setup; to: string; label: string }[];

/** Steps of a person who cannot change settings. */
const WORK: readonly string[] = ['customer', 'job'];

/** Steps of the setup guide with their progress; without progress only those that everybody may do. */
export const stepsOf = (setup: Setup | null) =>
  STEPS.filter(({ key }) => setup || WORK.includes(key)).map((step) => ({
    ...step,
    isDone: setup?.[step.key] ?? false,
  }));

/** '2 of 5 done' */
export const progressOf = (setup: Setup): string => {
  const done = Object.values(setup).filter(Boolean).length;
  return `${done} of ${STEPS.length} done`;
};
