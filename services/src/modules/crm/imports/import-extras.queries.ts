import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { insertRows, type Sql } from '../../../platform/database/index.js';
import { textKey } from '../../../platform/text/text-key.js';
import { toCents } from '../../../platform/money/money.js';
import { findOpenings, saveOpenings, type OpeningOf } from '../opening-balances.queries.js';
import { findConsents, FROM_IMPORT, saveConsents, type StoredConsent } from '../consent.queries.js';
import type { ConsentChannel, ConsentPurpose } from '../dto/consent.dto.js';
import { insertPlaces, type NewPlace } from '../places/places.queries.js';
import {
  NEW_VEHICLE_COLUMNS,
  newVehicle,
  tellContacts,
  type NewVehicle,
} from '../vehicles/first-vehicle.js';
import { pinJobs } from '../vehicles/vehicles.queries.js';
import {
  hasExtras,
  hasOpening,
  VEHICLE_FACTS,
  vehicleFacts,
  type Extras,
  type VehicleFacts,
} from './import-extras.js';
import type { Decision } from './import-plan.js';

/** Records that a row created or changed besides the contact, for an undo. */
export interface Made {
  vehicleIds?: string[];
  placeId?: string;
  vehicle?: { id: string; from: VehicleFacts; to: VehicleFacts };
  /** History of the contact before the import; null if there was none. */
  opening?: { from: OpeningOf | null; to: OpeningOf };
  /** Access notes added to a known place that had none. */
  accessNotes?: { placeId: string; to: string };
  consents?: { from: StoredConsent; to: StoredConsent }[];
}

/** Also the format of imports from when a row had at most two vehicles. */
export type StoredMade = Made & { vehicleId?: string; otherVehicleId?: string };

interface KnownVehicle extends VehicleFacts {
  id: string;
  contactId: string;
  label: string;
  position: number;
}

interface KnownPlace {
  id: string;
  accessNotes: string;
  contactId: string;
  street: string;
  postcode: string;
}

export type VehicleChange = NonNullable<Made['vehicle']>;

interface AddedVehicle extends Omit<NewVehicle, 'size_id'> {
  size_id: string | null;
  plate: string;
  vin: string;
  coating: string;
  coated_on: string | null;
  position: number;
}

const ADDED_COLUMNS = [
  ...NEW_VEHICLE_COLUMNS,
  ...(['plate', 'vin', 'coating', 'coated_on', 'position'] as const),
];

const NO_FACTS: VehicleFacts = { size: '', plate: '', vin: '', coating: '', coatedOn: '' };

type Written = Extract<Decision, { outcome: 'added' | 'updated' }>;

const isWritten = (decision: Decision): decision is Written =>
  (decision.outcome === 'added' || decision.outcome === 'updated') && hasExtras(decision.extras);

const isSame = (one: string, other: string) => textKey(one) === textKey(other);

/** Collects the extras of a chunk, so that they are written without a query per row. */
class ExtrasToWrite {
  readonly vehicles: AddedVehicle[] = [];
  readonly facts: VehicleChange[] = [];
  readonly places: NewPlace[] = [];
  readonly openings = new Map<string, OpeningOf>();
  readonly accessNotes: { placeId: string; to: string }[] = [];
  readonly consents: StoredConsent[] = [];
  /** Only vehicles of contacts. Appointments without a vehicle are assigned to them. */
  readonly onlyOnes: { contactId: string; vehicleId: string }[] = [];

  constructor(
    private readonly knownVehicles: KnownVehicle[],
    private readonly knownPlaces: KnownPlace[],
    private readonly knownOpenings: readonly OpeningOf[],
    private readonly knownConsents: StoredConsent[],
    private readonly now: Date,
  ) {}

  put({ contactId, extras }: Written): Made {
    const { otherVehicle, moreVehicles } = extras;
    const vehicleIds = [
      this.putVehicle(contactId, otherVehicle, vehicleFacts(extras)),
      ...moreVehicles.map((vehicle) => this.putVehicle(contactId, vehicle)),
    ].filter((id) => id !== undefined);
    const place = this.putPlace(contactId, extras);
    const vehicle = this.putFacts(contactId, extras);
    const opening = this.putOpening(contactId, extras);
    const consents = [
      ...this.putConsent(contactId, 'sms', extras.smsConsent),
      ...this.putConsent(contactId, 'email', extras.emailConsent),
    ];
    return {
      ...(vehicleIds.length > 0 && { vehicleIds }),
      ...place,
      ...(vehicle && { vehicle }),
      ...(opening && { opening }),
      ...(consents.length > 0 && { consents }),
    };
  }

  /** A no refuses offers as well; a yes says nothing of them. */
  private putConsent(contactId: string, channel: ConsentChannel, said: string) {
    if (said === '') return [];
    const put = (purpose: ConsentPurpose) =>
      this.putAnswer({ contactId, channel, purpose }, said === 'yes');
    return [...put('service'), ...(said === 'no' ? put('marketing') : [])];
  }

  /** A refusal is never overwritten, since the file may be older. */
  private putAnswer(
    of: Pick<StoredConsent, 'contactId' | 'channel' | 'purpose'>,
    allowed: boolean,
  ) {
    const at = this.knownConsents.findIndex(
      ({ contactId, channel, purpose }) =>
        contactId === of.contactId && channel === of.channel && purpose === of.purpose,
    );
    const known = this.knownConsents[at];
    if (!known || known.allowed === false || known.allowed === allowed) return [];
    const from = { ...of, allowed: known.allowed, since: known.since, source: known.source };
    const to = { ...of, allowed, since: this.now.toISOString(), source: FROM_IMPORT };
    this.knownConsents[at] = to;
    this.consents.push(to);
    return [{ from, to }];
  }

  /** Merges imported history. Values missing in the file keep their stored ones. */
  private putOpening(contactId: string, extras: Extras): Made['opening'] {
    if (!hasOpening(extras)) return undefined;
    const { lastVisit, totalSpent } = extras;
    const known =
      this.openings.get(contactId) ??
      this.knownOpenings.find((opening) => opening.contactId === contactId);
    const to = {
      contactId,
      lastVisit: lastVisit || (known?.lastVisit ?? ''),
      cents: totalSpent === '' ? (known?.cents ?? 0) : toCents(Number(totalSpent)),
    };
    this.openings.set(contactId, to);
    return { from: known ?? null, to };
  }

  private vehiclesOf(contactId: string) {
    return this.knownVehicles.filter((vehicle) => vehicle.contactId === contactId);
  }

  private putVehicle(contactId: string, text: string, said = NO_FACTS): string | undefined {
    const theirs = this.vehiclesOf(contactId);
    const [first] = theirs;
    if (text === '' || !first || theirs.some(({ label }) => isSame(label, text))) return undefined;
    if (theirs.length === 1) this.onlyOnes.push({ contactId, vehicleId: first.id });
    const named = newVehicle(contactId, text, this.now);
    const facts = { ...said, size: said.size || (named.size_id ?? '') };
    const { size, coatedOn, ...others } = facts;
    const added = { ...named, ...others, size_id: size || null, coated_on: coatedOn || null };
    const position = Math.max(...theirs.map((vehicle) => vehicle.position)) + 1;
    this.vehicles.push({ ...added, position });
    this.knownVehicles.push({ id: added.id, contactId, label: text, position, ...facts });
    return added.id;
  }

  /** Adds a place. Without a street, the city is its label. */
  private putPlace(contactId: string, extras: Extras): Pick<Made, 'placeId' | 'accessNotes'> {
    const { street, city, region, postcode, accessNotes } = extras;
    const label = street === '' ? city || region || postcode : '';
    if (street === '' && label === '') return {};
    const known = this.knownPlaces.find(
      (place) =>
        place.contactId === contactId &&
        isSame(place.street, street) &&
        isSame(place.postcode, postcode),
    );
    if (known) return this.putAccessNotes(known, accessNotes);
    const id = randomUUID();
    const values = { label, street, city, region, postcode, accessNotes };
    this.places.push({ id, contact_id: contactId, created_at: this.now, values });
    this.knownPlaces.push({ id, contactId, street, postcode, accessNotes });
    return { placeId: id };
  }

  private putAccessNotes(place: KnownPlace, text: string): Pick<Made, 'accessNotes'> {
    if (text === '' || place.accessNotes !== '') return {};
    place.accessNotes = text;
    const accessNotes = { placeId: place.id, to: text };
    this.accessNotes.push(accessNotes);
    return { accessNotes };
  }

  /** Facts of the row's vehicle. Those missing in the file keep their stored values. */
  private putFacts(contactId: string, extras: Extras): Made['vehicle'] {
    const theirs = this.vehiclesOf(contactId);
    const named = extras.otherVehicle || extras.knownVehicle;
    const vehicle = theirs.find(({ label }) => isSame(label, named)) ?? theirs[0];
    if (!vehicle) return undefined;
    const from = vehicleFacts(vehicle);
    const to = { ...from };
    for (const key of VEHICLE_FACTS) to[key] = extras[key] || from[key];
    if (isDeepStrictEqual(from, to)) return undefined;
    Object.assign(vehicle, to);
    const change = { id: vehicle.id, from, to };
    this.facts.push(change);
    return change;
  }
}

const findVehiclesOf = (sql: Sql, businessId: string, contactIds: readonly string[]) =>
  sql<KnownVehicle>(
    `select id, contact_id as "contactId", label, position, coalesce(size_id, '') as size, plate, vin,
       coating, coalesce(coated_on::text, '') as "coatedOn"
     from vehicles where business_id = $1 and contact_id = any($2) and archived_at is null
     order by position, id`,
    [businessId, contactIds],
  );

const findPlacesOf = (sql: Sql, businessId: string, contactIds: readonly string[]) =>
  sql<KnownPlace>(
    `select id, contact_id as "contactId", street, postcode, access_notes as "accessNotes" from places
     where business_id = $1 and contact_id = any($2) and archived_at is null`,
    [businessId, contactIds],
  );

export const setAccessNotes = (
  sql: Sql,
  businessId: string,
  notes: readonly { placeId: string; from: string; to: string }[],
) =>
  sql(
    `update places p set access_notes = r."to"
     from jsonb_to_recordset($2) as r("placeId" uuid, "from" text, "to" text)
     where p.business_id = $1 and p.id = r."placeId" and p.access_notes = r."from"`,
    [businessId, JSON.stringify(notes)],
  );

/** Changes facts of vehicles, in this order. A vehicle that has other facts by now is left alone. */
export async function setVehicleFacts(
  sql: Sql,
  businessId: string,
  changes: readonly VehicleChange[],
): Promise<void> {
  const rows = new Map<string, VehicleFacts & Pick<VehicleChange, 'id' | 'from'>>();
  for (const { id, from, to } of changes)
    rows.set(id, { id, from: rows.get(id)?.from ?? from, ...to });
  if (rows.size === 0) return;
  await sql(
    `update vehicles v set size_id = nullif(r.size, ''), plate = r.plate, vin = r.vin,
       coating = r.coating, coated_on = nullif(r."coatedOn", '')::date
     from jsonb_to_recordset($2)
       as r(id uuid, "from" jsonb, size text, plate text, vin text, coating text, "coatedOn" text)
     where v.business_id = $1 and v.id = r.id and r."from" = jsonb_build_object(
       'size', coalesce(v.size_id, ''), 'plate', v.plate, 'vin', v.vin, 'coating', v.coating,
       'coatedOn', coalesce(v.coated_on::text, ''))`,
    [businessId, JSON.stringify([...rows.values()])],
  );
}

/**
 * Writes the extras of rows whose contacts and first vehicles already exist. Existing extras are not
 * written again. Returns the created records by row position.
 */
export async function writeExtras(
  sql: Sql,
  businessId: string,
  decisions: readonly Decision[],
  now: Date,
): Promise<Map<number, Made>> {
  const written = decisions.filter(isWritten);
  const contactIds = [...new Set(written.map(({ contactId }) => contactId))];
  if (contactIds.length === 0) return new Map();
  const vehicles = await findVehiclesOf(sql, businessId, contactIds);
  const places = await findPlacesOf(sql, businessId, contactIds);
  const openings = await findOpenings(sql, businessId, contactIds);
  const consents = await findConsents(sql, businessId, contactIds);
  const toWrite = new ExtrasToWrite(vehicles, places, openings, consents, now);
  const made = new Map(written.map((decision) => [decision.position, toWrite.put(decision)]));
  if (toWrite.onlyOnes.length > 0) await pinJobs(sql, businessId, toWrite.onlyOnes);
  await insertRows(sql, businessId, 'vehicles', ADDED_COLUMNS, toWrite.vehicles);
  await insertPlaces(sql, businessId, toWrite.places);
  await setVehicleFacts(sql, businessId, toWrite.facts);
  await saveOpenings(sql, businessId, [...toWrite.openings.values()]);
  await saveConsents(sql, businessId, toWrite.consents);
  const notes = toWrite.accessNotes.map((each) => ({ ...each, from: '' }));
  if (notes.length > 0) await setAccessNotes(sql, businessId, notes);
  await tellContacts(sql, businessId, contactIds);
  return made;
}
