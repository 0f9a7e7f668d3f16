import { formatMoney } from '@clearcoat/sdk';
import { lengthOf } from '../shared/day-plan';
import type { Customer } from './customers-api';
import type { Service } from './services-api';

/** Size of the chosen vehicle, else of the first one. Undefined: no vehicle is known. */
export function sizeOf(
  customer: Customer | undefined,
  vehicleId: string | undefined,
): string | undefined {
  const vehicles = customer?.vehicles ?? [];
  return (vehicles.find(({ id }) => id === vehicleId) ?? vehicles[0])?.sizeId;
}

/** The service with its duration and price for a vehicle size. */
export function serviceAtSize(service: Service, size: string | undefined): Service {
  const found = service.prices?.find(({ sizeId }) => sizeId === size);
  return found ? { ...service, duration: found.minutes, price: found.price } : service;
}

/**
 * Duration and price of a service for a vehicle size.
 *
 * @param size - '' for a vehicle without one; undefined: 'from' the lowest of all sizes
 * @example offerText(fullDetail, undefined) // 'from 4 h · from $249.99'
 */
export function offerText(service: Service, size?: string): string {
  const { duration: minutes, price } = serviceAtSize(service, size);
  const all = [{ minutes, price }, ...(size === undefined ? (service.prices ?? []) : [])];
  const least = (values: number[]) => ({
    value: Math.min(...values),
    from: new Set(values).size > 1 ? 'from ' : '',
  });
  const length = least(all.map(({ minutes }) => minutes));
  const cost = least(all.map((each) => each.price));
  return `${length.from}${lengthOf(length.value)} · ${cost.from}${formatMoney(cost.value)}`;
}
