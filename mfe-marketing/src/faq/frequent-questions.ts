import type { Question } from '../shared/questions';

export const frequentQuestions: readonly Question[] = [
  {
    question: 'How does the free trial work?',
    answer:
      'You get 14 days with everything the Professional plan has today. No credit card needed. The trial ends on its own and nothing is charged: without a plan you keep everything you entered, with the limits of Starter.',
  },
  {
    question: 'Can I cancel at any time?',
    answer: 'Yes. There is no notice period and no call to make.',
  },
  {
    question: 'Which plan is right for me?',
    answer:
      'Starter at $29 a month holds up to 50 customer profiles and suits one van. Professional at $59 holds up to 500 and is made for a shop that is booked most days. Enterprise at $99 has no limit. All plans include unlimited appointments. Annual billing, which saves 20%, is coming soon.',
  },
  {
    question: 'Can my clients book online?',
    answer:
      'They will choose a time from your real availability, with your buffer times and service durations, and you decide whether a booking needs your approval. Until then you enter bookings yourself, which takes a few taps.',
    soon: true,
  },
  {
    question: 'Does it send reminders to my customers?',
    answer:
      'Yes, by text message or email: when they are booked, when the time changes, a day before, and when the work is done. Their answers come back to you. Until your shop has its number for texting, each text is ready for you to send from your own phone.',
  },
  {
    question: 'Can I bring my customers from a spreadsheet or another tool?',
    answer:
      'Yes. Clearcoat reads spreadsheets (XLSX) and CSV files, and nearly every CRM tool exports one of them. You say what each column is, check the result before anything is saved, and can undo the import later.',
  },
  {
    question: 'Can I take payments with it?',
    answer:
      'Card payments, digital invoices, deposits and recurring billing are planned. Today you note the price of each job, and revenue adds up from the completed ones.',
    soon: true,
  },
  {
    question: 'Is there a mobile app?',
    answer:
      "Every screen works in your phone's browser today, made for one thumb. Apps for iOS and Android will follow.",
    soon: true,
  },
  {
    question: 'Is my customer data safe?',
    answer:
      'Each business is kept apart from all others inside the database, not only on the screen. Passwords are stored as hashes that cannot be read back, and unused sessions end on their own.',
  },
  {
    question: 'How quickly does support answer?',
    answer:
      'Within 24 business hours, by email. Write to us from the contact page and say what you were trying to do; a sentence is enough.',
  },
];
