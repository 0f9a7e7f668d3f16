import { startTestApp, type TestApp } from '../../../test/support/test-app.js';
import type { Schemas, Visitor } from '../../../test/support/visitor.js';

let server: TestApp;
let reader: Visitor;

beforeAll(async () => {
  server = await startTestApp({ env: { PUBLIC_URL: 'https://app.example' } });
  reader = server.visitor();
});

afterAll(() => server.stop());

const list = (query = '') => reader.get<Schemas['BlogPage']>(`/api/blog/posts${query}`);

describe('the list of posts', () => {
  it('has four pages of six, latest first, each post once', async () => {
    const pages = await Promise.all([1, 2, 3, 4].map((page) => list(`?page=${page}`)));
    const first = await list();
    expect(first.body).toEqual(pages[0]?.body);
    expect(first.body).toMatchObject({ page: 1, pages: 4, total: 24 });
    const posts = pages.flatMap(({ body }) => body.posts);
    expect(pages.map(({ body }) => body.posts.length)).toEqual([6, 6, 6, 6]);
    expect(new Set(posts.map(({ slug }) => slug)).size).toBe(24);
    const dates = posts.map(({ date }) => date);
    expect(dates).toEqual([...dates].sort().reverse());
  });

  it('can be of one category', async () => {
    const { body } = await list('?category=Detailing%20Techniques');
    expect(body).toMatchObject({ page: 1, pages: 1, total: 4 });
    expect(new Set(body.posts.map(({ category }) => category))).toEqual(
      new Set(['Detailing Techniques']),
    );
  });

  it('is empty after its last page', async () => {
    expect((await list('?page=5')).body).toMatchObject({ posts: [], page: 5, pages: 4 });
  });

  it.each(['?page=0', '?page=two', '?category=Cats'])('refuses %s', async (query) => {
    expect((await list(query)).status).toBe(400);
  });
});

describe('a post', () => {
  it('comes with its text and three others, of its category first', async () => {
    const { body } = await reader.get<Schemas['BlogPost']>('/api/blog/posts/the-two-bucket-wash');
    expect(body).toMatchObject({
      title: 'The two-bucket wash, done properly',
      category: 'Detailing Techniques',
      readingMinutes: 3,
    });
    expect(body.html).toContain('<h2>Wheels first</h2>');
    expect(body.related).toHaveLength(3);
    expect(body.related.map(({ category }) => category)).toEqual(Array(3).fill(body.category));
    expect(body.related.map(({ slug }) => slug)).not.toContain(body.slug);
  });

  it('that does not exist is a 404', async () => {
    for (const slug of ['no-such-post', '..', '%00', 'x'.repeat(90)]) {
      const { status, body } = await reader.get(`/api/blog/posts/${slug}`);
      expect([slug, status, body.code]).toEqual([slug, 404, 'not_found']);
    }
  });
});

it('the feed has every post, at our own address, whatever the request says', async () => {
  const { status, headers, body } = await reader.get<string>('/api/blog/rss.xml', {
    headers: { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' },
  });
  expect(status).toBe(200);
  expect(headers.get('content-type')).toBe('application/rss+xml; charset=utf-8');
  expect(body.match(/<item>/g)).toHaveLength(24);
  expect(body).toContain('<link>https://app.example/blog/the-two-bucket-wash</link>');
  expect(body).not.toContain('evil');
});
