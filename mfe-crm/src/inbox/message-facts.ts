import { formatDay, formatTime, timeAt, today } from '@clearcoat/sdk';
import { KINDS, STATES } from '../messages/words';
import type { Conversation, ThreadMessage } from './inbox-api';

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** '9:50 AM' of today, else 'Sat, Nov 21'. */
export function whenOf({ at }: Pick<Conversation, 'at'>, timeZone: string): string {
  const day = today(timeZone, new Date(at));
  const now = today(timeZone);
  return day === now ? formatTime(timeAt(timeZone, at)) : formatDay(day, now);
}

/** Beginning of the last message in the list, with who wrote it. */
export function previewOf({ direction, state, text }: Conversation): string {
  if (direction === 'in') return text;
  return state === 'failed' ? `Not delivered: ${text}` : `You: ${text}`;
}

/** Time of a message below its day. */
export const timeOf = ({ at }: Pick<ThreadMessage, 'at'>, timeZone: string) =>
  formatTime(timeAt(timeZone, at));

/** Line below a message: what it was, who wrote it, what became of it and when. */
export function factsOf(message: ThreadMessage, time: string): string[] {
  const { direction, channel, kind, state, by } = message;
  if (direction === 'in') return [channel === 'email' ? 'Email' : '', time];
  return [
    kind === 'written' ? '' : KINDS[kind],
    by ?? '',
    channel === 'email' ? 'Email' : '',
    // A newer server may know other states.
    capital([STATES[state], time].join(' ').trim()),
  ];
}

interface Day {
  date: string;
  messages: ThreadMessage[];
}

/** Messages by day, oldest first. */
export function byDay(newestFirst: readonly ThreadMessage[], timeZone: string): Day[] {
  const days: Day[] = [];
  for (const message of newestFirst.toReversed()) {
    const date = today(timeZone, new Date(message.at));
    const last = days.at(-1);
    if (last?.date === date) last.messages.push(message);
    else days.push({ date, messages: [message] });
  }
  return days;
}
