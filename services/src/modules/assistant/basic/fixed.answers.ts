import type { NotAllowed } from '../tools/not-allowed.js';
import type { Answer } from './answer.js';
import type { Refusal } from './intent.js';

export const QUICK_QUESTIONS = [
  'What should I charge for a full detail?',
  'How can I get more customers?',
  'What is on today?',
  'How was my revenue this month?',
];

const WHAT_I_KNOW =
  'I can answer from your own appointments, customers, prices and revenue, ' +
  'and from a handbook about detailing and running the business.';

export const UNKNOWN: Answer = {
  text: `I don't know that one. ${WHAT_I_KNOW}`,
  sources: [],
  suggestions: QUICK_QUESTIONS,
};

const REFUSALS: Record<Refusal, string> = {
  weather: "I don't know the weather: I see your own records and the handbook, nothing else.",
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

/** Nothing in the handbook may delay this. */
export const safetyAnswer = (): Answer => ({
  text:
    '**If somebody is hurt or cannot breathe well, call 911 now.** Chemical in an eye or on skin: rinse with ' +
    'plenty of lukewarm water for at least 15 minutes, contact lenses out. Breathed in: fresh air. Swallowed: ' +
    'do not make them vomit. Then call Poison Control, 1-800-222-1222, with the bottle and its safety data sheet at hand.',
  sources: [],
  suggestions: [],
});

/** Longer than any question that rules can understand, and than what they may be given. */
export const tooLongAnswer = (): Answer => ({
  text: 'That is more than I can take in without a language model. Please ask in a sentence or two, one thing at a time.',
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
