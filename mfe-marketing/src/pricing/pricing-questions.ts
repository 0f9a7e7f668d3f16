import type { Question } from '../shared/questions';

export const pricingQuestions: readonly Question[] = [
  {
    question: 'What happens after the 14 days?',
    answer:
      'You choose a plan, or you stop. No card is asked for before that, so nothing is ever charged by surprise.',
  },
  {
    question: 'How does annual billing work?',
    answer: 'You pay for the year at once and save 20% on every month of it.',
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
