import type { Job } from './day';

/** A realistic morning with the default prices of a new business. */
export const demoDay: readonly Job[] = [
  {
    id: 'civic',
    time: '08:00',
    customer: 'Maya Chen',
    vehicle: 'Honda Civic, white',
    service: 'Wash and Wax',
    priceCents: 7999,
    status: 'completed',
  },
  {
    id: 'f150',
    time: '09:30',
    customer: 'Luis Ortega',
    vehicle: 'Ford F-150, black',
    service: 'Full Detail',
    priceCents: 24999,
    status: 'in-progress',
  },
  {
    id: 'cayenne',
    time: '14:00',
    customer: 'Priya Shah',
    vehicle: 'Porsche Cayenne, red',
    service: 'Ceramic Coating',
    priceCents: 59999,
    status: 'confirmed',
  },
];

/** Revenue of the previous days, in cents. */
export const demoWeek: readonly { day: string; cents: number }[] = [
  { day: 'Mon', cents: 32998 },
  { day: 'Tue', cents: 54997 },
  { day: 'Wed', cents: 29998 },
  { day: 'Thu', cents: 67996 },
];
