import { render, screen } from '@clearcoat/testing';
import { reachItems, ReachLinks } from './Reach';

const ANA = {
  ...{ phone: '(555) 123-4567', email: 'ana@example.com' },
  directionsUrl: 'https://maps.example/?q=14+Elm+St',
};

const links = () =>
  screen
    .getAllByRole('link')
    .map((link) => [link.getAttribute('href'), (link as HTMLAnchorElement).target]);

it.each(['buttons', 'icons', 'compact'] as const)('leads to somebody by %s, each named', (look) => {
  render(<ReachLinks name="Ana Ruiz" look={look} {...ANA} />);
  const names = ['Call Ana Ruiz', 'Text Ana Ruiz', 'Email Ana Ruiz', 'Directions to Ana Ruiz'];
  for (const name of names) expect(screen.getByRole('link', { name })).toBeVisible();
  expect(links()).toEqual([
    ['tel:+15551234567', ''],
    ['sms:+15551234567', ''],
    ['mailto:ana@example.com', ''],
    [ANA.directionsUrl, '_blank'],
  ]);
});

it('has the ways that are asked for, in that order, and none that is not known', () => {
  render(<ReachLinks ways={['directions', 'text', 'email']} phone={ANA.phone} email="" />);
  expect(links()).toEqual([['sms:+15551234567', '']]);
  expect(screen.getByRole('link', { name: 'Text' })).toBeVisible();
});

it('is a menu where a row has no room', () => {
  const items = reachItems({ ...ANA, directionsUrl: null });
  expect(items.map(({ label }) => label)).toEqual(['Call', 'Text', 'Email']);
});
