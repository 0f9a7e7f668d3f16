import { isReminderDue, newsOf, type Told } from './due-message.js';
import type { DueRow, Sender } from './due-messages.queries.js';
import type { MessageOccasion, ReadyMessage } from './dto/message.dto.js';
import type { TellableJob } from './messages.queries.js';
import { quietUntil } from './quiet-hours.js';
import { messageOf, toldOf } from './tellable.js';

/** Kinds that leave by themselves. A no-show is for a person to judge. */
const BY_ITSELF: readonly MessageOccasion[] = [
  'scheduled',
  'changed',
  'cancelled',
  'reminder',
  'on-my-way',
  'finished',
];

/** Start of Unix time: before any message. */
const LONG_AGO = new Date(0);

interface Situation {
  row: Pick<DueRow, 'kind' | 'known'>;
  job: TellableJob;
  sender: Sender;
  now: Date;
}

/**
 * The email that a due row comes to at this moment, the end of the quiet hours if it must wait for it,
 * or nothing. A queued message does not count as told.
 */
export function nextMessage(situation: Situation): ReadyMessage | Date | undefined {
  const { job, sender, now } = situation;
  const kind = sender.canMail ? kindOf(situation) : undefined;
  if (!kind || !BY_ITSELF.includes(kind)) return undefined;
  const message = messageOf(job, kind, { crew: '', timeZone: sender.timeZone }, ['email']);
  if (typeof message === 'string') return undefined;
  const quiet = kind === 'on-my-way' ? undefined : quietUntil(now, sender.timeZone);
  return quiet ?? message;
}

function kindOf({ row: { kind, known }, job, now }: Situation): MessageOccasion | undefined {
  const told = toldOf(job).filter(({ isQueued }) => !isQueued);
  if (kind === 'reminder') return isReminderDue(job, told, now) ? 'reminder' : undefined;
  const before: Told[] = known === null ? [] : [{ kind: 'scheduled', about: known, at: LONG_AGO }];
  const news = newsOf(job, told.length > 0 ? told : before, now);
  // A customer who has not heard of an appointment need not hear that it is cancelled.
  const isUnheard = told.length === 0 && known === null && news === 'cancelled';
  return isUnheard ? undefined : news;
}
