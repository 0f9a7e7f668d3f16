import type { Schema } from '@clearcoat/api-client';

/** Answer with figures and understood parts. */
export const answerOfRecords = (): Partial<Schema<'ChatReply'>> => ({
  response: '**Revenue by month: $300**.\n\n- **May 2026**: $100\n- **June 2026**: $200',
  mode: 'basic',
  planToken: 'token-1',
  understood: [
    {
      part: 'period',
      label: 'Period',
      value: 'This month',
      choices: [{ value: 'last_month', label: 'Last month' }],
      removable: false,
    },
    {
      part: 'filter-0',
      label: 'Weekday',
      value: 'Saturdays',
      choices: [],
      removable: true,
      removal: 'On any day of the week',
    },
    {
      part: 'group',
      label: 'Split',
      choices: [{ value: 'service', label: 'By service' }],
      removable: false,
    },
    { part: 'filter-1', label: 'Notes', value: '“wax”', choices: [], removable: false },
  ],
});

export const manyFigures = (): Schema<'ChatFigures'> => ({
  title: 'Revenue by month, this year',
  columns: ['Month', 'Revenue', 'Before'],
  unit: 'money',
  isTime: true,
  rows: [
    { label: 'January 2026', value: 80, before: 60 },
    { label: 'February 2026', value: 100.5, before: 0 },
    { label: 'March 2026', value: 0, before: 40 },
    { label: 'April 2026', value: 20, before: 40, url: '/contacts/c1' },
  ],
  lead: '**Revenue by month, this year: $200.50**.',
});
