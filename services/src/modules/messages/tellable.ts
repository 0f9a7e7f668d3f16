import { wallTimeOf } from '../../platform/time/zone.js';
import type { Told } from './due-message.js';
import type { MessageChannel, MessageOccasion, ReadyMessage } from './dto/message.dto.js';
import type { TellableJob } from './messages.queries.js';
import { recipientOf } from './recipient.js';
import { textsOf, type MessageFacts } from './texts.js';

/** Messages that the customer got or is about to get, newest first. */
export const toldOf = ({ told }: TellableJob): Told[] =>
  told.map((each) => ({ ...each, at: new Date(each.at) }));

export interface Said {
  /** First name of the user who is on the way. */
  crew: string;
  timeZone: string;
}

/** Facts of an appointment as its texts name them. */
export function factsOf(job: TellableJob, { crew, timeZone }: Said): MessageFacts {
  const { date, time: startTime } = wallTimeOf(job.startsAt, timeZone);
  return { ...job, crew, date, startTime };
}

/**
 * The finished message of a kind, or a sentence why the customer cannot be written to.
 *
 * @param channels - Default: by text message, else by email
 */
export function messageOf(
  job: TellableJob,
  kind: MessageOccasion,
  said: Said,
  channels?: readonly MessageChannel[],
): ReadyMessage | string {
  const recipient = recipientOf({ ...job, name: job.customer }, channels);
  if (typeof recipient === 'string') return recipient;
  const { channel, to } = recipient;
  const own = job.templates.find((each) => each.occasion === kind && each.channel === channel);
  const texts = textsOf(kind, channel, factsOf(job, said), own);
  return { kind, channel, to, ...texts, about: job.about };
}
