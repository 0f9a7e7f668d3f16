/** A step of a job, as it is stored once one of them was ticked. */
export interface Check {
  serviceId: string;
  label: string;
  doneBy: string | null;
  /** Their name; null where they have left. */
  by: string | null;
  doneAt: Date | null;
}

interface OfService {
  serviceId: string;
  steps: readonly string[];
}

/**
 * What is to be done at a job, and what of it is done: its service's list until the first tick, and from then on its own. A job
 * that has become another service's since keeps what was ticked, before what the other one asks for.
 */
export function checksOf(stored: readonly Check[], { serviceId, steps }: OfService): Check[] {
  const isOwn = stored.length > 0 && stored.every((check) => check.serviceId === serviceId);
  if (isOwn) return [...stored];
  const ticked = stored.filter(({ doneAt }) => doneAt !== null);
  const rest = steps.filter((label) => ticked.every((check) => check.label !== label));
  const open = rest.map((label) => ({ serviceId, label, doneBy: null, by: null, doneAt: null }));
  return [...ticked.map((check) => ({ ...check, serviceId })), ...open];
}
