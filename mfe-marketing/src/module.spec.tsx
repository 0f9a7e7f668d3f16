import { renderRoutes, screen, within } from '@clearcoat/testing';
import marketing from './module';

const exists = new Set(['/auth', ...marketing.routes.map(({ path }) => path)]);

describe.each([
  ['/', /You do the paint/],
  ['/features', 'Features'],
  ['/pricing', 'Pricing'],
  ['/about', 'About Clearcoat'],
  ['/contact', 'Contact'],
  ['/learn-more', 'How Clearcoat works'],
  ['/testimonials', 'Client Success Stories'],
  ['/faq', 'Frequently Asked Questions'],
  ['/careers', 'Join Our Team'],
  ['/careers/general/apply', 'Submit Your Resume'],
  ['/terms', 'Terms of Service'],
  ['/privacy', 'Privacy Policy'],
  ['/cookie-policy', 'Cookie Policy'],
  ['/sms-consent', 'SMS Consent Policy'],
])('%s', (path, heading) => {
  it('is accessible, with one main heading', async () => {
    const { container } = await renderRoutes(marketing.routes, { path });
    expect(await screen.findByRole('heading', { level: 1, name: heading })).toHaveAttribute(
      'tabindex',
      '-1',
    );
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    await expect(container).toBeAccessible();
  });

  it('links only to what exists', async () => {
    const { container } = await renderRoutes(marketing.routes, { path });
    await screen.findByRole('heading', { level: 1 });
    const targets = within(container)
      .queryAllByRole('link')
      .map((link) => link.getAttribute('href') ?? '');
    const missing = targets.filter(
      (target) =>
        !exists.has(target) &&
        !(target.startsWith('#') && document.getElementById(target.slice(1))),
    );
    expect(missing).toEqual([]);
  });
});

it.each([
  ['/ (GEN-09)', [/14-day free trial/, /no credit card/i]],
  ['/pricing (GEN-10, GEN-11, PUB-05)', [/cancel (at )?any ?time/i, /20% discount/, /14 days/]],
  ['/features (PUB-05)', [/appointments/i]],
  ['/about (PUB-05)', [/detail/i]],
  ['/learn-more (GEN-09, PUB-05)', [/trial/i]],
  ['/terms (PUB-05)', [/cancel/i]],
  ['/privacy (PUB-05)', [/personal/i]],
])('what is said on %s', async (where, texts) => {
  const { container } = await renderRoutes(marketing.routes, { path: where.split(' ')[0] ?? '' });
  await screen.findByRole('heading', { level: 1 });
  for (const text of texts) expect(container).toHaveTextContent(text);
  expect(container).toHaveTextContent(/.{600}/s);
});

it('what does not work yet is claimed as coming soon, what does is claimed plainly (GEN-10, GEN-16, GEN-17, GEN-18, GEN-19, GEN-20, GEN-21, GEN-22, CONST-37)', async () => {
  await renderRoutes(marketing.routes, { path: '/pricing' });
  await screen.findByRole('heading', { name: 'Professional' });
  const claim = (text: RegExp) =>
    screen
      .getAllByRole('listitem')
      .filter((item) => text.test(item.textContent))
      .at(-1);
  for (const text of [
    /Online booking with your availability, buffer times/,
    /Card payments, digital invoices, deposits and recurring billing/,
    /Apps for iOS and Android/,
    /Priority support/,
    /Dedicated account manager/,
  ]) {
    expect(claim(text)).toHaveTextContent(/Coming soon$/);
  }
  for (const text of [
    /Import from spreadsheets, CSV and what other CRM tools export/,
    /Email and SMS reminders, with the answers/,
    /SMS messages, 1,000 a month/,
  ]) {
    expect(claim(text)).toBeVisible();
    expect(claim(text)).not.toHaveTextContent('Coming soon');
  }
  expect(claim(/within 24 business hours/)).not.toHaveTextContent('Coming soon');
});

it('opens one question at a time on the pricing page', async () => {
  await renderRoutes(marketing.routes, { path: '/pricing' });
  const question = await screen.findByText('What happens after the 14 days?');
  // Browsers allow one open `<details>` of the same name.
  const names = [...document.querySelectorAll('details')].map((item) => item.getAttribute('name'));
  expect(question.closest('details')).toHaveAttribute('name', expect.stringMatching(/./));
  expect(new Set(names).size).toBe(1);
});

it.each(['/terms', '/privacy', '/cookie-policy (PUB-21)', '/sms-consent (PUB-22)'])(
  'when it was last updated stands on %s',
  async (where) => {
    await renderRoutes(marketing.routes, { path: where.split(' ')[0] ?? '' });
    expect(await screen.findByText(/^Last updated/)).toHaveTextContent('Last updated May 24, 2025');
  },
);

it('the SMS policy makes every promise (PUB-22, PUB-23, PUB-24, PUB-25)', async () => {
  await renderRoutes(marketing.routes, { path: '/sms-consent' });
  const { textContent } = await screen.findByRole('article');
  for (const promise of [
    'one message 24 hours before an appointment',
    'one message when an appointment is scheduled',
    'one message when an appointment is changed',
    'one message when the work is completed',
    'only with your explicit consent',
    'Reply STOP',
    'Reply HELP',
  ]) {
    expect(textContent).toContain(promise);
  }
});

it('the stories are six, each with who tells it, and end with the trial (PUB-06, PUB-07, PUB-08, PUB-09, GEN-23, ENT-37)', async () => {
  const { container } = await renderRoutes(marketing.routes, { path: '/testimonials' });
  const stories = await screen.findAllByRole('figure');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Client Success Stories');
  expect(container).toHaveTextContent('80%');
  expect(container).toHaveTextContent('35%');
  expect(stories).toHaveLength(6);
  for (const story of stories) {
    expect(story.querySelector('blockquote')).toHaveTextContent(/\S/);
    const [name, company, city] = story.querySelectorAll('figcaption b, figcaption b ~ span');
    expect(name).toHaveTextContent(/^\w+ \w+/);
    expect(company).toHaveTextContent(/\w/);
    expect(city).toHaveTextContent(/\w, [A-Z]{2}$/);
  }
  expect(screen.getByRole('link', { name: 'Start Your Free Trial' })).toHaveAttribute(
    'href',
    '/auth',
  );
  expect(screen.getByText('No credit card required. 14-day free trial.')).toBeVisible();
});

it('praises only what is there', async () => {
  await renderRoutes(marketing.routes, { path: '/testimonials' });
  const story = (await screen.findByText('Marco Silva')).closest('figure');
  expect(story).toHaveTextContent('Over 80% fewer no-shows with reminders');
  expect(story).not.toHaveTextContent('Coming soon');
});

describe('the FAQ', () => {
  it('has ten questions, at most one of them open (PUB-10, STATE-26)', async () => {
    const { user } = await renderRoutes(marketing.routes, { path: '/faq' });
    const questions = await screen.findAllByRole('button', { expanded: false });
    expect(questions).toHaveLength(10);
    const [first, second] = questions as [HTMLElement, HTMLElement];
    await user.click(first);
    expect(screen.getByRole('region', { name: first.textContent })).toBeVisible();
    await user.click(second);
    expect(first).toHaveAttribute('aria-expanded', 'false');
    expect(screen.getAllByRole('button', { expanded: true })).toEqual([second]);
    await user.click(second);
    expect(screen.queryByRole('button', { expanded: true })).not.toBeInTheDocument();
  });

  it('leads on to prices, a person and the trial (PUB-11)', async () => {
    await renderRoutes(marketing.routes, { path: '/faq' });
    const link = (name: string) => screen.findByRole('link', { name });
    expect(await link('See pricing')).toHaveAttribute('href', '/pricing');
    expect(await link('Contact Support')).toHaveAttribute('href', '/contact');
    expect(await link('Start Your Free Trial')).toHaveAttribute('href', '/auth');
  });
});
