import type { OpenPosition } from './positions';

/* Sample content: the operator replaces these texts with their own. */

export const mission =
  "A detailer's evenings belong to the detailer. We build the software that answers, remembers and adds up, so that the day ends when the last car leaves the bay.";

export const values = [
  {
    title: 'Customer-first innovation',
    text: 'Every one of us spends a day a quarter in a shop. What gets built starts with what we saw there, not with what would be fun to make.',
  },
  {
    title: 'Continuous improvement',
    text: 'Small steps, released daily, measured afterwards. A mistake is written down once so that it is not made twice.',
  },
  {
    title: 'Transparency and integrity',
    text: 'Salaries come from a table everyone can read. If something does not work yet, we say so, to customers and to each other.',
  },
  {
    title: 'Work-life balance',
    text: 'Four core hours, five weeks off, and no messages after six. Tired people polish through the clear coat.',
  },
  {
    title: 'Diversity and inclusion',
    text: "Detailing is everyone's trade. We hire for what you can do, make room for how you work, and pay the same for the same job.",
  },
] as const;

export const descriptions: Record<OpenPosition['slug'], string> = {
  'senior-frontend-engineer':
    'You make screens that work with wet hands and one thumb. React, TypeScript, a design system you help to shape, and a byte budget you defend.',
  'customer-success-manager':
    'You walk new shops through their first week, hear what gets in their way, and bring it back to the people who can change it.',
  'product-designer':
    'You turn a busy Saturday into a quiet screen: from sketches in the bay to finished interfaces, light and dark, that anyone can use.',
  'backend-engineer':
    "You look after the parts nobody sees until they fail: PostgreSQL, jobs that run exactly as often as they should, and every shop's data kept apart.",
  'content-marketing-specialist':
    'You write what detailers pass on to each other: guides that hold up in the bay, honest stories from real shops, and a newsletter worth opening.',
};
