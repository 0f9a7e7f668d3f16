import { useQuery } from '@tanstack/react-query';
import { addonsQuery, type Addon } from './services-api';

/** What is offered with a service; an add-on of no service is offered with each. */
export function useAddons(serviceId: string): readonly Addon[] {
  const { data = [] } = useQuery(addonsQuery());
  return data.filter(({ serviceIds }) => serviceIds.length === 0 || serviceIds.includes(serviceId));
}
