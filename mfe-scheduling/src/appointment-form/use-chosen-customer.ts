import { useQuery } from '@tanstack/react-query';
import type { Appointment } from '../shared/appointments-api';
import { customerQuery, type Customer } from './customers-api';

/** The chosen customer with vehicles. The stored appointment's customer is known already. */
export function useChosenCustomer(
  id: string | undefined,
  stored: Appointment | undefined,
): Customer | undefined {
  const isStored = stored !== undefined && stored.contactId === id;
  const { data } = useQuery({ ...customerQuery(id ?? ''), enabled: Boolean(id) && !isStored });
  if (!isStored) return id ? data : undefined;
  return { ...stored.customer, address: stored.vehicle?.label ?? '' };
}
