import { isReminderDue, newsOf, type Told } from './due-message.js';
import type { DueRow } from './due-messages.queries.js';
import type { MessageChannel, MessageOccasion, ReadyMessage } from './dto/message.dto.js';
import type { TellableJob } from './messages.queries.js';
import { quietUntil } from './quiet-hours.js';
import { withReplies } from './replies.js';
import type { Sender } from './senders.js';
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
 * Channels through which a message can leave by itself, the preferred one first. Text messages need
 * a yes; emails need that nobody said no.
 */
export const channelsOf = ({
  job,
  sender,
}: Pick<Situation, 'job' | 'sender'>): MessageChannel[] => [
  ...(sender.canText && job.consent.sms === true ? (['sms'] as const) : []),
  ...(sender.canMail ? (['email'] as const) : []),
];

/**
 * The message that a due row comes to at this moment, the end of the quiet hours if it must wait for it,
 * or nothing. A queued message does not count as told.
 */
export function nextMessage(situation: Situation): ReadyMessage | Date | undefined {
  const { job, sender, now } = situation;
  const channels = channelsOf(situation);
  const kind = channels.length > 0 ? kindOf(situation) : undefined;
  if (!kind || !BY_ITSELF.includes(kind)) return undefined;
  const message = messageOf(job, kind, { crew: '', timeZone: sender.timeZone }, channels);
  if (typeof message === 'string') return undefined;
  const quiet = kind === 'on-my-way' ? undefined : quietUntil(now, sender.timeZone);
  return quiet ?? withReplies(message, job);
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
