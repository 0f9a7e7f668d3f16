import type { Sql } from '../../platform/database/index.js';
import type { Consent } from './dto/contact.dto.js';

const CHANNELS = ['sms', 'email'] as const;
export type Channel = (typeof CHANNELS)[number];

/** Consent of a contact to one channel; null if unknown. */
export interface StoredConsent {
  contactId: string;
  channel: Channel;
  allowed: boolean | null;
  since: string | null;
  source: string | null;
}

/** Source of consents that an import sets. */
export const FROM_IMPORT = 'import';

/** Consent JSON for answers, of the contact with this table alias. */
export const consentOf = (contact: string) =>
  `json_build_object(${CHANNELS.map(
    (channel) => `'${channel}', json_build_object('allowed', ${contact}.${channel}_consent,
    'since', ${contact}.${channel}_consent_at, 'source', ${contact}.${channel}_consent_from)`,
  ).join(', ')})`;

export async function findConsent(sql: Sql, businessId: string, id: string) {
  const [row] = await sql<{ consent: Consent }>(
    `select ${consentOf('c')} as consent from contacts c where c.business_id = $1 and c.id = $2`,
    [businessId, id],
  );
  return row?.consent;
}

/** Consents of contacts, one row per channel. */
export function findConsents(
  sql: Sql,
  businessId: string,
  contactIds: readonly string[],
): Promise<StoredConsent[]> {
  const of = (channel: Channel) =>
    `select c.id as "contactId", '${channel}' as channel, c.${channel}_consent as allowed,
       c.${channel}_consent_at as since, c.${channel}_consent_from as source
     from contacts c where c.business_id = $1 and c.id = any($2)`;
  return sql<StoredConsent>(CHANNELS.map(of).join(' union all '), [businessId, contactIds]);
}

export async function saveConsents(
  sql: Sql,
  businessId: string,
  consents: readonly StoredConsent[],
): Promise<void> {
  for (const channel of CHANNELS) {
    const own = consents.filter((consent) => consent.channel === channel);
    if (own.length === 0) continue;
    await sql(
      `update contacts c set ${channel}_consent = r.allowed, ${channel}_consent_at = r.since,
         ${channel}_consent_from = r.source
       from jsonb_to_recordset($2) as r("contactId" uuid, allowed boolean, since timestamptz, source text)
       where c.business_id = $1 and c.id = r."contactId"`,
      [businessId, JSON.stringify(own)],
    );
  }
}

/** Merges consents of two contacts. A refusal of either one wins; consent fills an unknown one. */
export async function mergeConsents(sql: Sql, businessId: string, from: string, to: string) {
  const all = await findConsents(sql, businessId, [from, to]);
  const of = (contactId: string, channel: Channel) =>
    all.find((each) => each.contactId === contactId && each.channel === channel);
  const kept = CHANNELS.flatMap((channel) => {
    const [other, own] = [of(from, channel), of(to, channel)];
    const counts =
      other &&
      other.allowed !== null &&
      (other.allowed === false || (own?.allowed ?? null) === null);
    return counts ? [{ ...other, contactId: to }] : [];
  });
  await saveConsents(sql, businessId, kept);
}

/** Assignments that reset the consent columns, for an erasure. */
export const NO_CONSENT = CHANNELS.map(
  (channel) =>
    `${channel}_consent = null, ${channel}_consent_at = null, ${channel}_consent_from = null`,
).join(', ');
