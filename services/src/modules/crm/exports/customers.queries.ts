import type { BusinessContext } from '../../../platform/tenancy/context.js';
import { contactsQuery } from '../contact-list.queries.js';
import type { Contact, ContactFilter } from '../dto/contact.dto.js';
import type { PlaceValues } from '../places/place.fields.js';

/** A contact with all fields that an import of the same file restores. */
export interface ExportedCustomer extends Contact {
  /** Size of the first vehicle; null if none is chosen. */
  size: string | null;
  /** Labels of all vehicles except the first, one per line. */
  otherVehicles: string | null;
  place: Omit<PlaceValues, 'label'> | null;
  smsConsent: boolean | null;
  emailConsent: boolean | null;
}

const ofContact = (table: string, alias: string) =>
  `from ${table} ${alias} where ${alias}.business_id = $1 and ${alias}.contact_id = q.id
     and ${alias}.archived_at is null`;

const consent = (channel: string) =>
  `(select c.${channel}_consent from contacts c where c.business_id = $1 and c.id = q.id)`;

/** Export query for contacts by name. */
export function customersQuery(context: BusinessContext, now: Date, filter: ContactFilter) {
  const { text, parameters } = contactsQuery(context, now, filter);
  return {
    text: `select q.*,
      (select z.name from (select v.size_id ${ofContact('vehicles', 'v')}
         order by v.position, v.id limit 1) f
       join vehicle_sizes z on z.business_id = $1 and z.id = f.size_id) as size,
      (select string_agg(o.label, E'\\n' order by o.position, o.id)
       from (select v.label, v.position, v.id ${ofContact('vehicles', 'v')}
         order by v.position, v.id offset 1) o) as "otherVehicles",
      (select json_build_object('street', p.street, 'city', p.city, 'region', p.region,
         'postcode', p.postcode, 'accessNotes', p.access_notes)
       ${ofContact('places', 'p')} order by p.created_at, p.id limit 1) as place,
      ${consent('sms')} as "smsConsent", ${consent('email')} as "emailConsent"
      from (${text}) q`,
    parameters,
  };
}
