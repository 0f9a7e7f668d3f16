import type { MyJobOfDay } from '../../../scheduling/index.js';
import type { Sight } from './reading.js';

/** A Thursday, at 11:00. */
const TODAY = '2026-11-26';

type Given = Partial<Omit<MyJobOfDay, 'vehicle' | 'place' | 'customer'>> & {
  street?: string;
  code?: string;
};
let phones = 1000;
const job = (
  date: string,
  times: string,
  name: string,
  vehicle: string,
  service: string,
  more: Given = {},
): MyJobOfDay => {
  const [startTime = '', endTime = ''] = times.split('-');
  const { street = '', code = '', ...rest } = more;
  const never = {
    confirmedAt: null,
    onMyWayAt: null,
    arrivedAt: null,
    startedAt: null,
    finishedAt: null,
  };
  return {
    ...{
      id: name.toLowerCase().replace(' ', '-'),
      date,
      startTime,
      endTime,
      service,
      notes: '',
      addons: [],
      version: 1,
    },
    ...{
      customer: { name, phone: `(555) 555-${(phones += 1)}` },
      vehicle: { id: 'v', label: vehicle, size: null },
    },
    place: street
      ? {
          id: 'p',
          label: 'Home',
          street,
          city: 'Dayton',
          region: 'OH',
          postcode: '',
          accessNotes: code,
          directionsUrl: 'https://x',
        }
      : null,
    resource: { id: 'c', name: 'Van 1', colour: 'teal' },
    ...{
      status: 'confirmed',
      timeline: { ...never, cancelledAt: null },
      price: null,
      driveMinutes: 0,
      isTight: false,
    },
    ...rest,
  };
};

export const JOBS = [
  job('2026-11-25', '08:00-10:00', 'Omar Diaz', '2019 Honda Civic, red', 'Interior Detail', {
    status: 'completed',
  }),
  job('2026-11-26', '08:00-10:00', 'Tanya Hayes', '2021 Tesla Model 3, gray', 'Exterior Detail', {
    status: 'completed',
    street: '82 Maple Ave',
  }),
  job(
    '2026-11-26',
    '10:30-14:30',
    'Derek Turner',
    '2013 Toyota Camry, pearl white',
    'Full Detail',
    { status: 'in-progress', street: '631 Cedar Ct' },
  ),
  job('2026-11-26', '15:00-16:00', 'Grace May', '2018 Audi A4, blue', 'Wash and Wax', {
    notes: 'Key under the mat',
  }),
  job(
    '2026-11-27',
    '10:30-12:30',
    'Naomi Patel',
    '2022 Mazda MX-5, pearl white',
    'Interior Detail',
    {
      ...{
        street: '750 Maple Ave',
        code: 'Gate code 4411',
        notes: 'Seat torn',
        addons: ['Pet Hair Removal'],
        driveMinutes: 25,
      },
    },
  ),
  job('2026-11-28', '08:00-12:00', 'Linh Bennett', '2025 Chevrolet Tahoe, black', 'Full Detail', {
    street: '668 Elm St',
  }),
  job(
    '2026-11-28',
    '12:30-14:30',
    'Brian Turner',
    '2017 Kia Telluride, silver',
    'Exterior Detail',
    { street: '43 Harbor Rd' },
  ),
  job('2026-12-05', '08:00-12:00', 'Tanya Sullivan', '2013 Ram 1500, dark green', 'Full Detail'),
];

/** What a technician sees of them. */
export const sight: Sight = {
  ...{ jobs: JOBS, today: TODAY, now: '11:00', seesPrices: false },
  window: { from: '2026-11-25', to: '2026-12-10' },
};
