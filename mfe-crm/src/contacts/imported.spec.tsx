import { contact, render, screen } from '@clearcoat/testing';
import { LastVisit, Spent, Ways } from './ContactCells';

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

it.each([
  ['a phone', { phone: '5550101111' }, ['Call Ana', 'Text Ana']],
  ['no phone', { phone: '' }, ['Email Ana']],
])('a customer with %s is reached from a narrow table', (_case, values, names) => {
  render(<Ways contact={contact({ name: 'Ana', email: 'ana@example.com', ...values })} />);
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('aria-label'))).toEqual(names);
});
