import type { Sql } from '../../platform/database/index.js';
import type { TimeFormat } from '../../platform/time/time-format.js';
import { KNOWN_ACCOUNTS } from '../auth/index.js';
import type { Subscription } from '../business/index.js';

/** A business as the sender of its messages. */
export interface FoundSender extends Subscription {
  business: string;
  phone: string;
  /** Reply address, or ''. */
  email: string;
  timeZone: string;
  timeFormat: TimeFormat;
  /** Switches of the settings. */
  mailsOn: boolean;
  textsOn: boolean;
  isSandbox: boolean;
  /** The owner has confirmed an address, which is not one of the demo. */
  isConfirmed: boolean;
  /** Number that text messages come from, in E.164. */
  number: string | null;
  /** Parts of text messages that were sent in this month. */
  textsUsed: number;
}

/** Parts of text messages that the business `b` sent in the month of $2, in its time zone. */
export const TEXTS_USED = `(select coalesce(sum(m.segments), 0)::integer from messages m
  where m.business_id = $1 and m.segments > 0 and m.created_at >=
    date_trunc('month', $2::timestamptz at time zone b.time_zone) at time zone b.time_zone)`;

/** @param now - decides the month, in the time zone of the business */
export async function findSender(
  sql: Sql,
  businessId: string,
  now: Date,
): Promise<FoundSender | undefined> {
  const [row] = await sql<FoundSender>(
    `select b.name as business, b.phone, b.email, b.time_zone as "timeZone",
       b.time_format as "timeFormat", b.email_notifications as "mailsOn",
       b.text_messages as "textsOn", b.sandbox_expires_at is not null as "isSandbox",
       b.plan, b.trial_ends_at as "trialEndsAt",
       exists (select from users u where u.business_id = $1 and u.role = 'owner'
         and u.email_confirmed_at is not null and u.email <> all($3)) as "isConfirmed",
       (select t.number from text_numbers t where t.business_id = $1) as number,
       ${TEXTS_USED} as "textsUsed"
     from businesses b where b.id = $1`,
    [businessId, now, KNOWN_ACCOUNTS.map(({ email }) => email)],
  );
  return row;
}
