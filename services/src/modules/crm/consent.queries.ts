import { conflict } from '../../platform/errors/app-error.js';
import { insertRows, type Sql } from '../../platform/database/index.js';
import {
  CONSENT_PURPOSES,
  LONGEST_WORDS,
  type Consent,
  type ConsentChannel,
  type ConsentPurpose,
} from './dto/consent.dto.js';

/** Consent of a contact to one channel for one purpose; null if unknown. */
export interface StoredConsent {
  contactId: string;
  channel: ConsentChannel;
  /** Missing in imports from before there were purposes, which meant appointments. */
  purpose?: ConsentPurpose;
  allowed: boolean | null;
  since: string | null;
  source: string | null;
}

/** Source of consents that an import sets. */
export const FROM_IMPORT = 'import';
/** Source of consents that a user entered. */
const TYPED = 'typed';
/** Source of consents that a contact answered by text message. */
const ANSWER = 'answer';

/** Last row for a channel and a purpose, of the contact with this SQL expression as its id. */
const lastOf = (contact: string, channel: string, purpose: string) =>
  `select * from consents s where s.business_id = $1 and s.contact_id = ${contact}
     and s.channel = ${channel} and s.purpose = ${purpose} order by s.position desc limit 1`;

/** Condition that the contact `c` answered STOP, which counts more than what anybody entered. */
const IS_STOPPED = 'has_stopped($1, c.phone_e164)';

/** Column of the last row, as a subquery. */
export const consentTo = (
  contact: string,
  channel: ConsentChannel,
  purpose: ConsentPurpose,
  column = 'allowed',
): string => `(select ${column} from (${lastOf(contact, `'${channel}'`, `'${purpose}'`)}) l)`;

/** Whether the contact `c` may be written to, as a subquery. */
export const mayBeWritten = (channel: ConsentChannel, purpose: ConsentPurpose): string => {
  const last = consentTo('c.id', channel, purpose);
  return channel === 'sms' ? `(case when ${IS_STOPPED} then false else ${last} end)` : last;
};

const STOPPED =
  'This number answered STOP to your text messages. Only a START from it allows them again.';

interface FoundConsent extends StoredConsent {
  purpose: ConsentPurpose;
  by: string | null;
  words: string | null;
  /** The contact answered STOP. */
  isStopped: boolean;
}

/** Consents of contacts, one row per channel and purpose. */
export const findConsents = (sql: Sql, businessId: string, contactIds: readonly string[]) =>
  sql<FoundConsent>(
    `select c.id as "contactId", k.channel, p.purpose, l.since,
       k.channel = 'sms' and ${IS_STOPPED} as "isStopped",
       case when k.channel = 'sms' and ${IS_STOPPED} then false else l.allowed end as allowed, l.source, l.words,
       (select trim(u.first_name || ' ' || u.last_name) from users u
        where u.business_id = $1 and u.id = l.user_id) as by
     from contacts c
     cross join (values ('sms'), ('email')) k (channel)
     cross join (values ('service'), ('marketing')) p (purpose)
     left join lateral (${lastOf('c.id', 'k.channel', 'p.purpose')}) l on true
     where c.business_id = $1 and c.id = any($2)`,
    [businessId, contactIds],
  );

const NOTHING = { allowed: null, since: null, source: null, by: null, words: '' };

export async function findConsent(sql: Sql, businessId: string, id: string): Promise<Consent> {
  const rows = await findConsents(sql, businessId, [id]);
  const of = (channel: ConsentChannel, purpose: ConsentPurpose) => {
    const row = rows.find((each) => each.channel === channel && each.purpose === purpose);
    const { allowed, since, source, by, words } = row ?? NOTHING;
    return { allowed, since, source, by, words: words ?? '' };
  };
  const both = (channel: ConsentChannel) => ({
    ...of(channel, 'service'),
    marketing: of(channel, 'marketing'),
  });
  return { sms: both('sms'), email: both('email') };
}

const COLUMNS = [
  ...(['contact_id', 'channel', 'purpose', 'allowed', 'since', 'source', 'user_id'] as const),
  'words' as const,
];

export const saveConsents = (
  sql: Sql,
  businessId: string,
  consents: readonly StoredConsent[],
  { userId = null, words = '' }: { userId?: string | null; words?: string } = {},
): Promise<void> =>
  insertRows(
    sql,
    businessId,
    'consents',
    COLUMNS,
    consents.map(({ contactId, purpose = 'service', ...rest }) => ({
      ...{ ...rest, contact_id: contactId, purpose, user_id: userId, words },
    })),
  );

export interface Answered {
  channel: ConsentChannel;
  purpose: ConsentPurpose;
  allowed: boolean;
  words?: string;
}

/** Records what a contact answered, as a user entered it. Answers that are known stay as they are. */
export async function recordAnswers(
  sql: Sql,
  { businessId, userId }: { businessId: string; userId?: string },
  contactId: string,
  { answers, now }: { answers: readonly Answered[]; now: Date },
): Promise<void> {
  const known = await findConsents(sql, businessId, [contactId]);
  const wantsTexts = answers.some(({ channel, allowed }) => channel === 'sms' && allowed);
  if (wantsTexts && known.some(({ isStopped }) => isStopped)) throw conflict(STOPPED, 'stopped');
  for (const { words, ...answer } of answers) {
    const last = known.find(
      ({ channel, purpose }) => channel === answer.channel && purpose === answer.purpose,
    );
    if (last?.allowed === answer.allowed) continue;
    const row = { ...answer, contactId, since: now.toISOString(), source: TYPED };
    await saveConsents(sql, businessId, [row], { userId, words });
  }
}

interface TextedAnswer {
  contactId: string;
  allowed: Partial<Record<ConsentPurpose, boolean>>;
  words: string;
  now: Date;
}

/** Records what a contact answered by text message, even if that was known. */
export const saveAnswer = (
  sql: Sql,
  businessId: string,
  { contactId, allowed, words, now }: TextedAnswer,
): Promise<void> =>
  saveConsents(
    sql,
    businessId,
    CONSENT_PURPOSES.flatMap((purpose) => {
      const answer = allowed[purpose];
      if (answer === undefined) return [];
      const said = { channel: 'sms', allowed: answer, since: now.toISOString() } as const;
      return [{ ...said, contactId, purpose, source: ANSWER }];
    }),
    { words: words.slice(0, LONGEST_WORDS) },
  );

/** Merges consents of two contacts. A refusal of either one wins; consent fills an unknown one. */
export async function mergeConsents(sql: Sql, businessId: string, from: string, to: string) {
  const all = await findConsents(sql, businessId, [from, to]);
  const kept = all.flatMap((other) => {
    const { contactId, channel, purpose, allowed, since, source } = other;
    const own = all.find(
      (each) => each.contactId === to && each.channel === channel && each.purpose === purpose,
    );
    const counts = contactId === from && (allowed === false || (allowed && own?.allowed === null));
    const isNew = counts && own?.allowed !== allowed;
    return isNew ? [{ contactId: to, channel, purpose, allowed, since, source }] : [];
  });
  await saveConsents(sql, businessId, kept);
}
