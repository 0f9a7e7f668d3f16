import type { Column } from '../../platform/spreadsheets/column.js';
import { APPOINTMENT_TEXTS, TEXT_KEYS } from './appointment.fields.js';
import { addressLine } from './directions.js';
import type { Appointment } from './dto/appointment.dto.js';
import { SERVICE_KEYS, serviceField, type ServiceValues } from './service.fields.js';

export const APPOINTMENT_COLUMNS: Column<Appointment>[] = [
  { title: 'Date', value: ({ date }) => date, kind: 'date' },
  { title: 'Start', value: ({ startTime }) => startTime, width: 8 },
  { title: 'End', value: ({ endTime }) => endTime, width: 8 },
  { title: 'Customer', value: ({ customer }) => customer.name, width: 28 },
  { title: 'Phone', value: ({ customer }) => customer.phone },
  { title: 'Vehicle', value: ({ vehicle }) => vehicle?.label ?? '', width: 34 },
  { title: 'Address', value: ({ place }) => (place ? addressLine(place) : ''), width: 34 },
  { title: 'Service', value: ({ service }) => service, width: 24 },
  { title: 'Status', value: ({ status }) => status, width: 12 },
  { title: 'Cancel reason', value: ({ cancelReason }) => cancelReason, width: 34 },
  { title: 'Price', value: ({ price }) => price, kind: 'money' },
  ...TEXT_KEYS.map((key): Column<Appointment> => {
    const { heading, width } = APPOINTMENT_TEXTS[key];
    return { title: heading, value: (appointment) => appointment[key], width };
  }),
];

export const SERVICE_COLUMNS = SERVICE_KEYS.flatMap((key): Column<ServiceValues>[] => {
  const { heading, kind, width } = serviceField(key);
  if (heading === undefined) return [];
  const value = (service: ServiceValues) => {
    const stored = service[key];
    if (typeof stored === 'boolean') return stored ? 'yes' : '';
    return Array.isArray(stored) ? stored.join('; ') : stored;
  };
  const isText = kind === 'list' || kind === 'flag';
  return [{ title: heading, value, kind: isText ? 'text' : kind, width }];
});
