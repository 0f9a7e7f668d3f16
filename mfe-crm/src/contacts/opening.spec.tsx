import { contact, render, screen } from '@clearcoat/testing';
import { LastVisit, Spent } from './ContactCells';

const opening = { lastVisit: '2025-03-14', totalSpent: 480 };

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
  ['nothing', {}, ['Never', '$0.00']],
  [
    'what another program said',
    { opening },
    ['Mar 14, 2025 before Clearcoat', '$480.00 before Clearcoat'],
  ],
  [
    'both',
    { opening, lastAppointment: '2026-01-05', totalSpent: 100 },
    ['Jan 5, 2026', '$100.00+$480.00 before Clearcoat'],
  ],
])('a customer with %s', (_case, values, texts) => {
  expect(shown(values)).toEqual(texts);
});
