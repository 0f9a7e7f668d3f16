import { http, HttpResponse } from '@clearcoat/testing';
import type { ShopHours } from './shop-hours';

/** A new shop: Monday to Saturday, 09:00 to 18:00, by the hour. */
export const NEW_SHOP: Required<ShopHours> = {
  ranges: [1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, starts: '09:00', ends: '18:00' })),
  timeStep: 60,
};

/** Stub of the shop's hours. */
export const answerHours = (hours: ShopHours = NEW_SHOP) =>
  http.get('/api/hours', () => HttpResponse.json(hours));
