import type { NotAllowed } from '../tools/toolbox.js';
import type { Answer } from './answer.js';
import type { Refusal } from './intents.js';

export const QUICK_QUESTIONS = [
  'What should I charge for a full detail?',
  'How can I get more customers?',
  'What is on today?',
  'How was my revenue this month?',
];

export const UNKNOWN: Answer = {
  text:
    "I don't know that one. I can answer from your own appointments, customers, prices and revenue, " +
    'and from a handbook about detailing and running the business.',
  sources: [],
  suggestions: QUICK_QUESTIONS,
};

const REFUSALS: Record<Refusal, string> = {
  others: 'I can only see your own business, and no other.',
  secrets:
    "I can't help with that. I answer from your own appointments, customers, prices and revenue, and from a handbook about detailing.",
  writing:
    "I can't change anything by myself. I can draft an appointment or a message for you to confirm; everything else is done on its page: " +
    '[Appointments](/appointments), [Contacts](/contacts) or [Business Settings](/settings).',
};

export const refusalAnswer = (what: Refusal): Answer => ({
  text: REFUSALS[what],
  sources: [],
  suggestions: QUICK_QUESTIONS,
});

export const howToBookAnswer = (): Answer => ({
  text:
    'Tell me who, what and when, for example "Book Jordan Blake for a Full Detail on Friday at 9 am", ' +
    'or [schedule it yourself](/appointments/new).',
  sources: [],
  suggestions: ['When am I free this week?', 'What services do we offer?'],
});

export const greetingAnswer = (): Answer => ({
  text:
    "Hi! Ask me about today's jobs, free time, revenue, a customer or a price, or anything about " +
    'detailing. I can draft appointments and messages for you to confirm.',
  sources: [],
  suggestions: QUICK_QUESTIONS,
});

export const notAllowedAnswer = ({ permission }: NotAllowed): Answer => ({
  text: `You don't have access to ${permission.replace(/:.*$/, '')} here. The owner of the business can change that.`,
  sources: [],
  suggestions: QUICK_QUESTIONS.slice(0, 2),
});
