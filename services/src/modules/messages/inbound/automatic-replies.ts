import type { Sender } from '../senders.js';

type ReplyKind = 'stop' | 'start' | 'help';

const REPLIES: Record<ReplyKind, (sender: Pick<Sender, 'business' | 'phone'>) => string> = {
  stop: ({ business }) =>
    `You get no more text messages from ${business}. Reply START to get them again.`,
  start: ({ business }) =>
    `You get text messages from ${business} about your appointments again. Reply HELP for help, STOP to opt out.`,
  help: ({ business, phone }) =>
    `${business} texts you about your appointments. ${phone ? `For help, call ${phone}. ` : ''}` +
    'Reply STOP to opt out. Message and data rates may apply.',
};

/** Text that answers STOP, START or HELP. */
export const replyTo = (kind: ReplyKind, sender: Pick<Sender, 'business' | 'phone'>): string =>
  REPLIES[kind](sender);
