import type { JobMessages, LoggedMessage, ReadyMessage } from './messages-api';

export const READY: ReadyMessage = {
  ...{ kind: 'scheduled', channel: 'sms', to: '+15551234567', subject: '' },
  text: 'Hi Ana, you are booked.',
  about: '2026-11-24T14:00:00.000Z shop s1',
};

export const LOGGED: LoggedMessage = {
  ...{ id: 'm1', kind: 'scheduled', channel: 'sms', state: 'handed-over', subject: '' },
  ...{ text: READY.text, at: '2026-11-23T14:50:00.000Z', by: 'Marcus Bell', problem: '' },
};

export const NO_MESSAGES: JobMessages = { ready: null, refusal: '', messages: [] };
