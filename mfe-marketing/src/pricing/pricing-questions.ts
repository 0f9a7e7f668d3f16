import type { Question } from '../shared/questions';

export const pricingQuestions: readonly Question[] = [
  {
    question: 'What happens after the 14 days?',
    answer:
      'The trial ends by itself, and no card was asked for, so nothing is charged. Without a plan you keep everything you entered, with the limits of Starter. You choose a plan in Settings whenever you want more room.',
  },
  {
    question: 'How does annual billing work?',
    answer:
      'You will pay for the year at once and save 20% on every month of it. Payments are not connected yet, so today plans are by the month and changing one charges nothing.',
    soon: true,
  },
  {
    question: 'What if I reach the number of customer profiles?',
    answer:
      'You are told before you add the next one, with the plan that fits. Nothing you have entered is locked away.',
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
