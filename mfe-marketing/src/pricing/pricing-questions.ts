import type { Question } from '../shared/questions';

export const pricingQuestions: readonly Question[] = [
  {
    question: 'What happens after the 14 days?',
    answer:
      'The trial ends on its own. You never gave us a card, so nothing is charged. Without a plan you keep everything you entered, with the limits of Starter. You choose a plan in Settings whenever you want more room.',
  },
  {
    question: 'How does annual billing work?',
    answer:
      "You'll pay for a year up front and save 20% on every month. Payments aren't connected yet, so today plans are monthly and changing one charges nothing.",
    soon: true,
  },
  {
    question: 'What if I reach my limit of customer profiles?',
    answer:
      'We tell you before you add the next one, and which plan fits. Nothing you entered is locked away.',
  },
  {
    question: 'Do you charge for appointments?',
    answer: 'No. All plans include unlimited appointments.',
  },
  {
    question: 'Can I cancel?',
    answer: 'At any time, without a notice period or a phone call.',
  },
];
