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
  written: 'Written',
  received: 'Received',
  confirmed: 'Confirmation',
  stop: 'Opted out',
  start: 'Opted in',
  help: 'Help',
};

/** 'Text Ana' or 'Email Ana' */
export function labelOf({ channel }: OfChannel, customer: string): string {
  const [firstName] = customer.trim().split(/\s+/);
  return `${CHANNELS[channel]} ${firstName || 'Customer'}`;
}

/** States of messages in a log. Whether somebody sent what was handed over is not known. */
export const STATES: Record<LoggedMessage['state'], string> = {
  'handed-over': 'handed over',
  queued: 'being sent',
  sent: 'sent',
  delivered: 'delivered',
  failed: 'not delivered',
  skipped: 'not sent',
  received: 'received',
};

/** 'Text handed over', 'Email sent' */
export const stateText = ({ channel, state }: OfChannel & Pick<LoggedMessage, 'state'>): string =>
  `${CHANNELS[channel]} ${STATES[state]}`;

export const handedOverText = ({ channel }: OfChannel): string =>
  stateText({ channel, state: 'handed-over' });
