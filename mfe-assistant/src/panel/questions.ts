/** Suggested questions for an empty conversation. */
export const QUICK_QUESTIONS = [
  'What should I charge for a full detail?',
  'How can I get more customers?',
  'Best products for ceramic coating',
  'Paint correction techniques',
];

/** Questions by page. */
const BY_PAGE: [prefix: string, questions: string[]][] = [
  [
    '/my-jobs',
    [
      'What do I have today?',
      'How do I remove pet hair?',
      "What's my next job?",
      'When am I done today?',
    ],
  ],
  [
    '/appointments',
    [
      'What is on my schedule today?',
      'When am I free this week?',
      'What is coming up?',
      'How do I prevent no-shows?',
    ],
  ],
  [
    '/contacts',
    [
      'Which customers are due for a visit?',
      'How many customers do I have?',
      'How do I get more reviews?',
      'How can I keep customers coming back?',
    ],
  ],
  [
    '/revenue',
    [
      'How much did I make this month?',
      'How does this month compare with last month?',
      'What should I charge for a full detail?',
      'Which upsells work best?',
    ],
  ],
  [
    '/settings',
    [
      'What are my prices?',
      'What should I charge for a full detail?',
      'When should I raise my prices?',
      'How do I plan my day?',
    ],
  ],
];

/** Suggested questions for a path. */
export function questionsFor(pathname: string): string[] {
  const page = BY_PAGE.find(([prefix]) => pathname === prefix || pathname.startsWith(`${prefix}/`));
  return page?.[1] ?? QUICK_QUESTIONS;
}
