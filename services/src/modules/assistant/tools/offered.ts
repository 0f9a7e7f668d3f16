import type { Principal } from '../../../platform/tenancy/context.js';
import type { Service, ServiceCatalog } from '../../scheduling/index.js';
import type { Language } from '../plan/plan.js';
import { ArgumentProblem } from '../plan/arguments.js';

/** Refusal for a hidden service, which is known but cannot be booked. */
const NOT_OFFERED: Record<Language, (name: string) => string> = {
  en: (name) => `${name} is hidden: it is not offered for new bookings.`,
  es: (name) => `${name} está oculto: no se ofrece para citas nuevas.`,
};

/** Looks up a service that can be booked. */
export async function offeredService(
  catalog: ServiceCatalog,
  who: Principal,
  serviceId: string,
  language: Language = 'en',
): Promise<Service> {
  const service = (await catalog.all(who)).find(({ id }) => id === serviceId);
  if (!service) throw new ArgumentProblem('There is no such service: see list_services.');
  if (service.hidden) throw new ArgumentProblem(NOT_OFFERED[language](service.name));
  return service;
}

/** Throws if services were named and none of them is offered. */
export function assertOffered(
  named: readonly string[],
  offered: readonly unknown[],
  language: Language,
): void {
  if (named.length > 0 && offered.length === 0)
    throw new ArgumentProblem(named.map(NOT_OFFERED[language]).join(' '));
}
