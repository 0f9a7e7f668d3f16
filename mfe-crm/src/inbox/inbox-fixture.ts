import type { Conversation, Thread, ThreadMessage } from './inbox-api';

export const CONVERSATION: Conversation = {
  ...{ key: 'c1', contactId: 'c1', name: 'Ana Ruiz', channel: 'sms', direction: 'in' },
  ...{ text: 'Running ten minutes late', at: '2026-11-23T14:50:00.000Z', state: 'received' },
  unread: 2,
};

export const RECEIVED: ThreadMessage = {
  ...{ id: 'm2', direction: 'in', channel: 'sms', kind: 'received', state: 'received' },
  ...{ subject: '', text: 'Running ten minutes late', at: '2026-11-23T14:50:00.000Z' },
  ...{ by: null, problem: '', appointmentId: null },
};

export const REMINDER: ThreadMessage = {
  ...RECEIVED,
  ...{ id: 'm1', direction: 'out', kind: 'reminder', state: 'delivered', appointmentId: 'j1' },
  ...{ text: 'Hi Ana, a reminder', at: '2026-11-22T14:00:00.000Z' },
};

export const THREAD: Thread = {
  ...{ key: 'c1', contactId: 'c1', name: 'Ana Ruiz', phone: '+15551234567', email: '' },
  ...{ channels: { sms: 'own-phone', email: 'none' }, refusal: '', next: null },
  messages: [RECEIVED, REMINDER],
};
