import type { Sql } from '../../../platform/database/index.js';
import { findConsents, FROM_IMPORT, saveConsents } from '../consent.queries.js';
import { deleteOpenings, findOpenings, saveOpenings } from '../opening-balances.queries.js';
import {
  setAccessNotes,
  setVehicleFacts,
  type Made,
  type StoredMade,
} from './import-extras.queries.js';

/** Condition for rows that are unchanged since the import. */
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

/**
 * Restores imported history. A contact's first row has the former values. A contact whose history was
 * changed since is left alone.
 */
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

/**
 * Restores consents. The first row has the former value. Consent that was changed since is left alone.
 */
async function undoConsents(sql: Sql, businessId: string, rows: readonly { made: Made }[]) {
  const changes = rows.flatMap(({ made }) => made.consents ?? []);
  const stored = await findConsents(sql, businessId, [
    ...new Set(changes.map(({ to }) => to.contactId)),
  ]);
  const back = stored.flatMap(({ contactId, channel, purpose, source }) => {
    const first = changes.find(
      ({ to }) =>
        to.contactId === contactId &&
        to.channel === channel &&
        (to.purpose ?? 'service') === purpose &&
        source === FROM_IMPORT,
    );
    return first ? [first.from] : [];
  });
  await saveConsents(sql, businessId, back);
}

/** Undoes the extras of an import for contacts whose former values are restored. */
export async function undoExtras(
  sql: Sql,
  businessId: string,
  importId: string,
  contactIds: readonly string[],
  now: Date,
): Promise<void> {
  const rows = await sql<{ made: StoredMade }>(
    `select after -> 'made' as made from contact_import_rows
     where business_id = $1 and import_id = $2 and contact_id = any($3) and after ? 'made'
     order by position`,
    [businessId, importId, contactIds],
  );
  const placeIds = rows.flatMap(({ made }) => made.placeId ?? []);
  const vehicleIds = rows.flatMap(({ made }) => [
    ...(made.vehicleIds ?? []),
    ...[made.vehicleId, made.otherVehicleId].filter((each) => each !== undefined),
  ]);
  const vehicles = { table: 'vehicles', jobsColumn: 'vehicle_id' } as const;
  const places = { table: 'places', jobsColumn: 'place_id' } as const;
  await takeBack(sql, businessId, vehicles, vehicleIds, now);
  await takeBack(sql, businessId, places, placeIds, now);
  await undoOpenings(sql, businessId, rows);
  await undoConsents(sql, businessId, rows);
  const notes = rows.flatMap(({ made: { accessNotes } }) =>
    accessNotes ? [{ placeId: accessNotes.placeId, from: accessNotes.to, to: '' }] : [],
  );
  if (notes.length > 0) await setAccessNotes(sql, businessId, notes);
  const changes = rows.flatMap(({ made: { vehicle } }) => (vehicle ? [vehicle] : []));
  const back = changes.toReversed().map(({ id, from, to }) => ({ id, from: to, to: from }));
  await setVehicleFacts(sql, businessId, back);
}
