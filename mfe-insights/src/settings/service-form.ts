import { moneyText, parseMoney } from '@clearcoat/sdk/rules';
import type { Service, ServiceInput } from './settings-api';

/** A service as the person types it in. */
export interface ServiceFormValues {
  name: string;
  description: string;
  duration: number | null;
  price: string;
}

export function toFormValues(service: Service | undefined): ServiceFormValues {
  if (!service) return { name: '', description: '', duration: 60, price: '' };
  const { name, description, duration, price } = service;
  return { name, description, duration, price: moneyText(price) };
}

/** What is no number goes as none at all, and the server says so below the field. */
export function toServiceInput(values: ServiceFormValues): ServiceInput {
  const { duration, price } = values;
  return { ...values, duration: duration ?? NaN, price: parseMoney(price) };
}
