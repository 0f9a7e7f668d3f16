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

it('opens one question at a time on the pricing page', async () => {
  await renderRoutes(marketing.routes, { path: '/pricing' });
  const question = await screen.findByText('What happens after the 14 days?');
  // The browser closes the others of the same name.
  const names = [...document.querySelectorAll('details')].map((item) => item.getAttribute('name'));
  expect(question.closest('details')).toHaveAttribute('name', expect.stringMatching(/./));
  expect(new Set(names).size).toBe(1);
});

it.each(['/terms', '/privacy', '/cookie-policy', '/sms-consent'])(
  '%s says when it was last updated',
  async (path) => {
    await renderRoutes(marketing.routes, { path });
    expect(await screen.findByText(/^Last updated/)).toHaveTextContent('Last updated May 24, 2025');
  },
);

it('the SMS policy makes every promise', async () => {
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

it('the stories are six, each with who tells it, and end with the trial', async () => {
  await renderRoutes(marketing.routes, { path: '/testimonials' });
  const stories = await screen.findAllByRole('figure');
  expect(stories).toHaveLength(6);
  for (const story of stories) {
    expect(story.querySelector('blockquote')).toHaveTextContent(/\S/);
    expect(story.querySelector('figcaption')).toHaveTextContent(/, [A-Z]{2}$/);
  }
  expect(screen.getByRole('link', { name: 'Start Your Free Trial' })).toHaveAttribute(
    'href',
    '/auth',
  );
  expect(screen.getByText('No credit card required. 14-day free trial.')).toBeVisible();
});

it('praises nothing that is not there yet, and says so beside the figure', async () => {
  await renderRoutes(marketing.routes, { path: '/testimonials' });
  const story = (await screen.findByText('Marco Silva')).closest('figure');
  expect(story).toHaveTextContent('Over 80% fewer no-shows with reminders Coming soon');
  expect(story).toHaveTextContent('what reminders are being built for');
  expect(story?.querySelector('blockquote')).not.toHaveTextContent(/remind|text the day/i);
});

describe('the FAQ', () => {
  it('has ten questions, at most one of them open', async () => {
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

  it('leads on to prices, a person and the trial', async () => {
    await renderRoutes(marketing.routes, { path: '/faq' });
    const link = (name: string) => screen.findByRole('link', { name });
    expect(await link('See pricing')).toHaveAttribute('href', '/pricing');
    expect(await link('Contact Support')).toHaveAttribute('href', '/contact');
    expect(await link('Start Your Free Trial')).toHaveAttribute('href', '/auth');
  });
});
