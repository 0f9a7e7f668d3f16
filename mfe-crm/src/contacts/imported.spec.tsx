import { contact, render, screen } from '@clearcoat/testing';
import { LastVisit, Spent } from './ContactCells';

const imported = { lastVisit: '2025-03-14', totalSpent: 480 };

const shown = (values: Parameters<typeof contact>[0]) => {
  const customer = contact(values);
  render(
    <>
      <p data-testid="visit">
        <LastVisit contact={customer} />
      </p>
      <p data-testid="spent">
        <Spent contact={customer} />
      </p>
    </>,
  );
  return [screen.getByTestId('visit').textContent, screen.getByTestId('spent').textContent];
};

it.each([
  ['no history', {}, ['Never', '$0.00']],
  [
    'imported history, which the totals include',
    { imported, lastAppointment: '2025-03-14', totalSpent: 480 },
    ['Mar 14, 2025', '$480.00'],
  ],
])('a customer with %s', (_case, values, texts) => {
  expect(shown(values)).toEqual(texts);
});
