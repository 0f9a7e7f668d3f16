import type { Appointment, AppointmentPlace } from '../dto/appointment.dto.js';
import { routeOf } from './route.rules.js';

const place = (id: string): AppointmentPlace => ({
  ...{ id, label: '', street: `${id} Elm St`, city: '', region: '', postcode: '' },
  ...{ accessNotes: '', directionsUrl: null },
});
const job = (
  startTime: string,
  endTime: string,
  at: AppointmentPlace | null,
  status = 'scheduled',
) => ({ startTime, endTime, place: at, status }) as Appointment;

const travel = (minutes: number) => ({ minutes, farMinutes: null, shopPostcode: '' });

const DAY = [
  job('08:00', '09:00', place('1'), 'completed'),
  job('09:30', '10:30', place('2')),
  job('10:30', '11:30', place('2')),
  job('11:40', '12:00', null),
  job('22:00', '00:00', null),
];

it('has the way to each stop, where it is another place, and says where time is short', () => {
  const { stops } = routeOf(DAY, null, travel(20));
  expect(stops.map(({ driveMinutes, isTight }) => [driveMinutes, isTight])).toEqual([
    ...[
      [0, false],
      [20, false],
      [0, false],
    ],
    ...[
      [20, true],
      [0, false],
    ],
  ]);
  expect(stops[3]?.place).toBeNull();
});

it('leads to what is left to do, the shop included where its address is known', () => {
  const urlOf = (shop: AppointmentPlace | null) => routeOf(DAY, shop, travel(20)).links[0]?.url;
  expect(urlOf(null)).toContain('destination=2%20Elm%20St&travel');
  expect(urlOf(place('9'))).toContain('destination=9%20Elm%20St&waypoints=2%20Elm%20St&');
  expect(routeOf([], place('9'), travel(20))).toEqual({ stops: [], links: [] });
});

it('knows no short time where nobody says how long a way is', () => {
  expect(routeOf(DAY, null, travel(0)).stops.some(({ isTight }) => isTight)).toBe(false);
});
