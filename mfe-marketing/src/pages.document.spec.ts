import { readdirSync } from 'node:fs';
import marketing from './module';
import pages from './pages';
import { GENERAL, pictureFile, PICTURES } from './pictures/picture-of';

/** Another test covers the posts' text. */
jest.mock('marked', () => ({ marked: { parse: (text: string) => text } }));

const routes = marketing.routes.map(({ path = '' }) => path);
const pageAt = (path: string) => pages.find((page) => page.path === path);
const indexed = pages.filter(({ hidden }) => !hidden);
/** Maximum length of a description in search results. */
const MOST_SHOWN = 200;

it('every route has its pages, and every page a route', () => {
  const patterns = routes.map((route) => new RegExp(`^${route.replaceAll(/:\w+/g, '[^/]+')}$`));
  expect(patterns.filter((pattern) => !pages.some(({ path }) => pattern.test(path)))).toEqual([]);
  expect(pages.filter(({ path }) => !patterns.some((pattern) => pattern.test(path)))).toEqual([]);
});

it('each page has an address, a title and a description of its own', () => {
  for (const field of ['path', 'title', 'description'] as const) {
    expect(new Set(indexed.map((page) => page[field])).size).toBe(indexed.length);
  }
  const lengths = indexed.map(({ description }) => description.length);
  expect(Math.max(...lengths)).toBeLessThanOrEqual(MOST_SHOWN);
});

it('what is only reached from a letter is kept from search engines', () => {
  const hidden = pages.filter((page) => page.hidden).map(({ path }) => path);
  expect(hidden).toEqual(['/newsletter/confirm', '/newsletter/unsubscribe']);
});

it('the product, the questions and the posts say what they are', () => {
  expect(pageAt('/')?.facts).toEqual([
    expect.objectContaining({ '@type': 'SoftwareApplication', name: 'Clearcoat' }),
  ]);
  const [faq] = pageAt('/faq')?.facts ?? [];
  expect(faq).toMatchObject({ '@type': 'FAQPage' });
  // Structured data must not claim features that do not work yet.
  expect(JSON.stringify(faq)).not.toContain('Can my clients book online?');
  expect(pageAt('/blog/the-two-bucket-wash')).toMatchObject({
    title: 'The two-bucket wash, done properly',
    published: '2026-10-27',
    facts: [{ '@type': 'BlogPosting', headline: 'The two-bucket wash, done properly' }],
  });
});

it('a link to each page goes with a picture of its present title: npm run shots -- --links draws them', () => {
  const there = readdirSync(PICTURES).filter((file) => file.endsWith('.png'));
  expect(there.sort()).toEqual([GENERAL, ...indexed.map(pictureFile)].sort());
});
