import type { LoggedMessage, ReadyMessage } from './messages-api';

type OfChannel = Pick<ReadyMessage, 'channel'>;

const CHANNELS: Record<ReadyMessage['channel'], string> = { sms: 'Text', email: 'Email' };

/** Occasions of messages, as a log names them. */
export const KINDS: Record<LoggedMessage['kind'], string> = {
  scheduled: 'Scheduled',
  changed: 'Changed',
  cancelled: 'Cancelled',
  reminder: 'Reminder',
  'on-my-way': 'On my way',
  finished: 'Finished',
  'no-show': 'No-show',
};

/** 'Text Ana' or 'Email Ana' */
export function labelOf({ channel }: OfChannel, customer: string): string {
  const [firstName] = customer.trim().split(/\s+/);
  return `${CHANNELS[channel]} ${firstName || 'Customer'}`;
}

/** 'Text handed over': whether it was sent is not known. */
export const handedOverText = ({ channel }: OfChannel): string =>
  `${CHANNELS[channel]} handed over`;
