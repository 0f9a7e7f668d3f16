import type { Column } from '../../platform/spreadsheets/column.js';
import { APPOINTMENT } from './appointment.fields.js';
import { addressLine } from './directions.js';
import type { Appointment } from './dto/appointment.dto.js';
import { SERVICE, type ServiceValues } from './service.fields.js';

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
  ...APPOINTMENT.fileColumns((appointment: Appointment, key) => appointment[key]),
];

export const SERVICE_COLUMNS = SERVICE.fileColumns((service: ServiceValues, key) => service[key]);
