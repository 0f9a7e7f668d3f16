/** What one can ask with a single press before anything was said. */
export const QUICK_QUESTIONS = [
  'What should I charge for a full detail?',
  'How can I get more customers?',
  'Best products for ceramic coating',
  'Paint correction techniques',
];
