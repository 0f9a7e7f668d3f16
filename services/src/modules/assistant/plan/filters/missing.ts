import type { FilterKind } from '../definitions.js';
import { saysClosed, type Closed } from './closed.js';

const VALUES: readonly Closed[] = [
  {
    value: 'email',
    words: {
      en: 'email|e mail|email address|e mail address|mail|emails|email addresses|e mail addresses|e mails',
      es: 'correo|correos|correos electronicos|correo electronico|email|e mail|mail|direccion de correo',
    },
    said: { en: 'without an e-mail address', es: 'sin correo electrónico' },
    saidNot: { en: 'with an e-mail address', es: 'con correo electrónico' },
  },
  {
    value: 'phone',
    words: {
      en: 'phone|phone number|number|cell|cell number|mobile|digits',
      es: 'telefono|numero|numero de telefono|celular|movil',
    },
    said: { en: 'without a phone number', es: 'sin teléfono' },
    saidNot: { en: 'with a phone number', es: 'con teléfono' },
  },
  {
    value: 'vehicle',
    words: {
      en: 'vehicle|car|vehicle info|car info|vehicle on file|car on file',
      es: 'vehiculo|carro|coche|auto|datos del vehiculo',
    },
    said: { en: 'without a vehicle', es: 'sin vehículo' },
    saidNot: { en: 'with a vehicle', es: 'con vehículo' },
  },
  {
    value: 'place',
    words: {
      en: 'address|addresses|home address|street address|where|where does|where do|where is',
      es: 'direccion|direcciones|domicilio|donde|donde vive|donde viven',
    },
    said: { en: 'without an address', es: 'sin dirección' },
    saidNot: { en: 'with an address', es: 'con dirección' },
  },
  {
    value: 'notes',
    words: { en: 'note|notes', es: 'nota|notas|anotaciones' },
    said: { en: 'without notes', es: 'sin notas' },
    saidNot: { en: 'with notes', es: 'con notas' },
  },
];

/** Missing data that is stored in other tables. */
const LACKS: Partial<Record<string, string>> = {
  place: `not exists (select from places p
    where p.business_id = $1 and p.contact_id = c.id and p.archived_at is null)`,
};

/** Customers with missing data. */
export const missing: FilterKind = {
  name: 'missing',
  values: VALUES,
  rows: ['jobs', 'customers'],
  of: 'customer',
  needs: ['contacts:read'],
  reads: ['c'],
  sql: (values) => `(${values.map((value) => LACKS[value] ?? `c.${value} = ''`).join(' or ')})`,
  said: saysClosed(VALUES),
};
