/** A checklist step as stored after the first tick. */
export interface Check {
  serviceId: string;
  label: string;
  doneBy: string | null;
  /** Name of the person in `doneBy`; null if that person has left. */
  by: string | null;
  doneAt: Date | null;
}

interface OfService {
  serviceId: string;
  steps: readonly string[];
}

/**
 * Checklist of an appointment: its service's list until the first tick, then its own copy. After a
 * change of the service, ticked steps stay and come first.
 */
export function checksOf(stored: readonly Check[], { serviceId, steps }: OfService): Check[] {
  const isOwn = stored.length > 0 && stored.every((check) => check.serviceId === serviceId);
  if (isOwn) return [...stored];
  const ticked = stored.filter(({ doneAt }) => doneAt !== null);
  const rest = steps.filter((label) => ticked.every((check) => check.label !== label));
  const open = rest.map((label) => ({ serviceId, label, doneBy: null, by: null, doneAt: null }));
  return [...ticked.map((check) => ({ ...check, serviceId })), ...open];
}
