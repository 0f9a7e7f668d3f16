import { escapeMarkdown } from '../../words/text.js';
import type { Group } from '../definitions.js';

/** Service name of the booking, as on the revenue screen. */
export const service: Group = {
  name: 'service',
  words: {
    en: 'service|by service|per service|each service|which service|what service|service type|what do we sell|what did we sell|what do i sell|what did i sell|what sells|what sold|package|which package|which detail|each detail|by job type|type of job|kind of job|menu item|offering',
    es: 'servicio|por servicio|cada servicio|que servicio|cual servicio|tipo de servicio|paquete|por paquete|que paquete|tipo de trabajo',
  },
  title: { en: 'by service', es: 'por servicio' },
  rows: ['jobs'],
  sql: () => 'a.service_name',
  ofService: (name) => name,
  said: (key) => escapeMarkdown(key),
};
