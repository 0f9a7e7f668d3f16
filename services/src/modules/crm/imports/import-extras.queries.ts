import { randomUUID } from 'node:crypto';
import { insertRows, type Sql } from '../../../platform/database/index.js';
import { toCents } from '../../../platform/money/money.js';
import {
  deleteOpenings,
  findOpenings,
  saveOpenings,
  type OpeningOf,
} from '../opening-balances.queries.js';
import { insertPlaces, type NewPlace } from '../places/places.queries.js';
import {
  NEW_VEHICLE_COLUMNS,
  newVehicle,
  tellContacts,
  type NewVehicle,
} from '../vehicles/first-vehicle.js';
import { pinJobs } from '../vehicles/vehicles.queries.js';
import { hasExtras, hasOpening, type Extras } from './import-extras.js';
import type { Decision } from './import-plan.js';

/** What a row made beside the customer, for an undo. */
export interface Made {
  vehicleId?: string;
  otherVehicleId?: string;
  placeId?: string;
  size?: { id: string; from: string; to: string };
  /** What the customer had from before; null where that was nothing. */
  opening?: { from: OpeningOf | null; to: OpeningOf };
}

interface KnownVehicle {
  id: string;
  contactId: string;
  label: string;
  sizeId: string;
  position: number;
}

interface KnownPlace {
  contactId: string;
  street: string;
  postcode: string;
}

type Written = Extract<Decision, { outcome: 'added' | 'updated' }>;

const isWritten = (decision: Decision): decision is Written =>
  (decision.outcome === 'added' || decision.outcome === 'updated') && hasExtras(decision.extras);

const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

/** What is to be written of a chunk's rows, put together without asking for each. */
class ExtrasToWrite {
  readonly vehicles: (NewVehicle & { position: number })[] = [];
  readonly places: NewPlace[] = [];
  readonly sizes: { id: string; sizeId: string }[] = [];
  readonly openings = new Map<string, OpeningOf>();
  /** Those of customers with one, whose jobs of before are of that one from now on. */
  readonly onlyOnes: { contactId: string; vehicleId: string }[] = [];

  constructor(
    private readonly knownVehicles: KnownVehicle[],
    private readonly knownPlaces: KnownPlace[],
    private readonly knownOpenings: readonly OpeningOf[],
    private readonly now: Date,
  ) {}

  put({ contactId, extras }: Written): Made {
    const { otherVehicle, secondVehicle } = extras;
    const otherVehicleId = this.putVehicle(contactId, otherVehicle, extras.size);
    const vehicleId = this.putVehicle(contactId, secondVehicle);
    const placeId = this.putPlace(contactId, extras);
    const size = otherVehicle === '' ? this.putSize(contactId, extras.size) : undefined;
    const opening = this.putOpening(contactId, extras);
    return {
      ...(vehicleId && { vehicleId }),
      ...(otherVehicleId && { otherVehicleId }),
      ...(placeId && { placeId }),
      ...(size && { size }),
      ...(opening && { opening }),
    };
  }

  /** What the file says nothing of stays. */
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

  private putVehicle(contactId: string, text: string, size = ''): string | undefined {
    const theirs = this.vehiclesOf(contactId);
    const [first] = theirs;
    if (text === '' || !first || theirs.some(({ label }) => isSame(label, text))) return undefined;
    if (theirs.length === 1) this.onlyOnes.push({ contactId, vehicleId: first.id });
    const { size_id: usual, ...named } = newVehicle(contactId, text, this.now);
    const added = { ...named, size_id: size || usual };
    const position = Math.max(...theirs.map((vehicle) => vehicle.position)) + 1;
    this.vehicles.push({ ...added, position });
    const sizeId = added.size_id ?? '';
    this.knownVehicles.push({ id: added.id, contactId, label: text, sizeId, position });
    return added.id;
  }

  /** Without a street it goes by its city. */
  private putPlace(contactId: string, extras: Extras): string | undefined {
    const { street, city, region, postcode } = extras;
    const label = street === '' ? city || region || postcode : '';
    const isKnown = this.knownPlaces.some(
      (place) =>
        place.contactId === contactId &&
        isSame(place.street, street) &&
        isSame(place.postcode, postcode),
    );
    if ((street === '' && label === '') || isKnown) return undefined;
    const id = randomUUID();
    const values = { label, street, city, region, postcode, accessNotes: '' };
    this.places.push({ id, contact_id: contactId, created_at: this.now, values });
    this.knownPlaces.push({ contactId, street, postcode });
    return id;
  }

  private putSize(contactId: string, sizeId: string): Made['size'] {
    const [first] = this.vehiclesOf(contactId);
    if (sizeId === '' || !first || first.sizeId === sizeId) return undefined;
    const size = { id: first.id, from: first.sizeId, to: sizeId };
    this.sizes.push({ id: first.id, sizeId });
    first.sizeId = sizeId;
    return size;
  }
}

const findVehiclesOf = (sql: Sql, businessId: string, contactIds: readonly string[]) =>
  sql<KnownVehicle>(
    `select id, contact_id as "contactId", label, coalesce(size_id, '') as "sizeId", position
     from vehicles where business_id = $1 and contact_id = any($2) and archived_at is null
     order by position, id`,
    [businessId, contactIds],
  );

const findPlacesOf = (sql: Sql, businessId: string, contactIds: readonly string[]) =>
  sql<KnownPlace>(
    `select contact_id as "contactId", street, postcode from places
     where business_id = $1 and contact_id = any($2) and archived_at is null`,
    [businessId, contactIds],
  );

/** An empty size is none. */
const setSizes = (sql: Sql, businessId: string, sizes: readonly { id: string; sizeId: string }[]) =>
  sql(
    `update vehicles v set size_id = nullif(r."sizeId", '')
     from jsonb_to_recordset($2) as r(id uuid, "sizeId" text)
     where v.business_id = $1 and v.id = r.id`,
    [businessId, JSON.stringify(sizes)],
  );

/**
 * Writes what the rows say beside their customers, whose first vehicles are there by now: what is there already is not
 * written again. Answers what each row made, by its position.
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
  const toWrite = new ExtrasToWrite(vehicles, places, openings, now);
  const made = new Map(written.map((decision) => [decision.position, toWrite.put(decision)]));
  if (toWrite.onlyOnes.length > 0) await pinJobs(sql, businessId, toWrite.onlyOnes);
  const columns = [...NEW_VEHICLE_COLUMNS, 'position'] as const;
  await insertRows(sql, businessId, 'vehicles', columns, toWrite.vehicles);
  await insertPlaces(sql, businessId, toWrite.places);
  if (toWrite.sizes.length > 0) await setSizes(sql, businessId, toWrite.sizes);
  await saveOpenings(sql, businessId, [...toWrite.openings.values()]);
  await tellContacts(sql, businessId, contactIds);
  return made;
}

/** Nobody has changed it since. */
const AS_IMPORTED = 'business_id = $1 and id = any($2) and version = 1';

async function takeBack(
  sql: Sql,
  businessId: string,
  { table, jobsColumn }: { table: 'vehicles' | 'places'; jobsColumn: 'vehicle_id' | 'place_id' },
  ids: readonly string[],
  now: Date,
) {
  await sql(
    `delete from ${table} t where ${AS_IMPORTED} and not exists (
       select from appointments a where a.business_id = $1 and a.${jobsColumn} = t.id)`,
    [businessId, ids],
  );
  await sql(`update ${table} set archived_at = $3 where ${AS_IMPORTED}`, [businessId, ids, now]);
}

/** Of each customer the first row knows what there was; what somebody has changed since stays. */
async function undoOpenings(sql: Sql, businessId: string, rows: readonly { made: Made }[]) {
  const changes = rows.flatMap(({ made }) => (made.opening ? [made.opening] : []));
  const contactIds = [...new Set(changes.map(({ to }) => to.contactId))];
  const stored = await findOpenings(sql, businessId, contactIds);
  const back = contactIds.flatMap((contactId) => {
    const own = changes.filter(({ to }) => to.contactId === contactId);
    const now = stored.find((opening) => opening.contactId === contactId);
    const isAsImported = own.some(
      ({ to }) => to.lastVisit === now?.lastVisit && to.cents === now.cents,
    );
    return isAsImported ? [{ contactId, from: own[0]?.from ?? null }] : [];
  });
  await deleteOpenings(
    sql,
    businessId,
    back.map(({ contactId }) => contactId),
  );
  await saveOpenings(
    sql,
    businessId,
    back.flatMap(({ from }) => (from ? [from] : [])),
  );
}

/** Takes back what an import made beside these customers, who get their former values back. */
export async function undoExtras(
  sql: Sql,
  businessId: string,
  importId: string,
  contactIds: readonly string[],
  now: Date,
): Promise<void> {
  const rows = await sql<{ made: Made }>(
    `select after -> 'made' as made from contact_import_rows
     where business_id = $1 and import_id = $2 and contact_id = any($3) and after ? 'made'
     order by position`,
    [businessId, importId, contactIds],
  );
  const idsOf = (key: 'vehicleId' | 'otherVehicleId' | 'placeId') =>
    rows.flatMap(({ made }) => (made[key] ? [made[key]] : []));
  const vehicles = { table: 'vehicles', jobsColumn: 'vehicle_id' } as const;
  const places = { table: 'places', jobsColumn: 'place_id' } as const;
  const vehicleIds = [...idsOf('vehicleId'), ...idsOf('otherVehicleId')];
  await takeBack(sql, businessId, vehicles, vehicleIds, now);
  await takeBack(sql, businessId, places, idsOf('placeId'), now);
  await undoOpenings(sql, businessId, rows);
  const sizes = rows.flatMap(({ made }) => (made.size ? [made.size] : []));
  await setSizes(
    sql,
    businessId,
    sizes.map(({ id, from }) => ({ id, sizeId: from })),
  );
}
