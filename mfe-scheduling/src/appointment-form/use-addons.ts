import { useQuery } from '@tanstack/react-query';
import { addonsQuery, type Addon } from './services-api';

/** Add-ons of a service. An add-on without services is offered with every service. */
export function useAddons(serviceId: string): readonly Addon[] {
  const { data = [] } = useQuery(addonsQuery());
  return data.filter(({ serviceIds }) => serviceIds.length === 0 || serviceIds.includes(serviceId));
}
