import type { BusinessContext } from '../../../platform/tenancy/context.js';
import { contactsQuery } from '../contact-list.queries.js';
import type { Contact, ContactFilter } from '../dto/contact.dto.js';
import { consentTo } from '../consent.queries.js';
import type { ConsentChannel } from '../dto/consent.dto.js';
import { PLACE, type PlaceValues } from '../places/place.fields.js';
import { ADDRESS } from '../vehicles/found-by.js';
import { VEHICLE, type VehicleValues } from '../vehicles/vehicle.fields.js';

/** A contact with all fields that an import of the same file restores. */
export interface ExportedCustomer extends Contact {
  /** Size of the first vehicle; null if none is chosen. */
  size: string | null;
  /** Labels of all vehicles except the first, one per line. */
  otherVehicles: string | null;
  firstVehicle: VehicleValues | null;
  place: PlaceValues | null;
  /** Addresses of all places except the first, one per line. */
  otherPlaces: string | null;
  smsConsent: boolean | null;
  emailConsent: boolean | null;
  /** YYYY-MM-DD */
  smsConsentSince: string | null;
  emailConsentSince: string | null;
  smsMarketing: boolean | null;
  emailMarketing: boolean | null;
}

const ofContact = (table: string, alias: string) =>
  `from ${table} ${alias} where ${alias}.business_id = $1 and ${alias}.contact_id = q.id
     and ${alias}.archived_at is null`;

const consent = (channel: ConsentChannel) =>
  `${consentTo('q.id', channel, 'service')} as "${channel}Consent",
   ${consentTo('q.id', channel, 'service', "to_char(since at time zone $2, 'YYYY-MM-DD')")}
     as "${channel}ConsentSince",
   ${consentTo('q.id', channel, 'marketing')} as "${channel}Marketing"`;

/** Export query for contacts by name. */
export function customersQuery(context: BusinessContext, now: Date, filter: ContactFilter) {
  const { text, parameters } = contactsQuery(context, now, filter);
  const vehicles = `${ofContact('vehicles', 'v')} order by v.position, v.id`;
  const places = `${ofContact('places', 'p')} order by p.created_at, p.id`;
  return {
    text: `select q.*,
      (select z.name from (select v.size_id ${vehicles} limit 1) f
       join vehicle_sizes z on z.business_id = $1 and z.id = f.size_id) as size,
      (select to_jsonb(f) from (select ${VEHICLE.shown('v')} ${vehicles} limit 1) f)
        as "firstVehicle",
      (select string_agg(o.label, E'\\n' order by o.position, o.id)
       from (select v.label, v.position, v.id ${vehicles} offset 1) o) as "otherVehicles",
      (select to_jsonb(f) from (select ${PLACE.shown('p')} ${places} limit 1) f) as place,
      (select string_agg(o.address, E'\\n' order by o.created_at, o.id)
       from (select ${ADDRESS} as address, p.created_at, p.id ${places} offset 1) o)
        as "otherPlaces",
      ${consent('sms')}, ${consent('email')}
      from (${text}) q`,
    parameters,
  };
}
