export interface Question {
  question: string;
  answer: string;
  /** Whether the answer is about a planned feature. */
  soon?: boolean;
}

export const homeQuestions: readonly Question[] = [
  {
    question: 'Do I need a credit card to try it?',
    answer: 'No. The trial runs for 14 days with nothing to pay and nothing to cancel.',
  },
  {
    question: 'Does it work on my phone?',
    answer:
      'Yes. Every screen is made for a phone first: large buttons, lists instead of tables, forms that fill the screen. You open it in the browser. Apps for iOS and Android are coming soon.',
  },
  {
    question: 'What can the assistant do?',
    answer:
      'Ask it about pricing, marketing and techniques. In basic mode it answers from a handbook for detailers and from your own services, jobs and revenue.',
  },
  {
    question: 'Who can see my customers?',
    answer:
      'You and the people you invite. Each business is kept apart from every other in the database itself, not only on the screen.',
  },
  {
    question: 'Can I cancel?',
    answer: 'At any time, without a notice period or a phone call.',
  },
];
