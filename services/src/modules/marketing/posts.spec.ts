import path from 'node:path';
import { readFileSync } from 'node:fs';
import { BLOG_CATEGORIES } from './dto/blog.dto.js';
import { countWords, parsePost, readPosts } from './posts.js';

const folder = path.join(import.meta.dirname, 'blog');
const posts = readPosts(folder);
const PAGES = ['/features', '/pricing', '/about', '/learn-more', '/faq', '/contact'];

describe('the posts', () => {
  it('are 24, four of each category, latest first', () => {
    expect(posts).toHaveLength(24);
    for (const category of BLOG_CATEGORIES) {
      expect(posts.filter((post) => post.category === category)).toHaveLength(4);
    }
    const dates = posts.map(({ date }) => date);
    expect(dates).toEqual([...dates].sort().reverse());
    expect(new Set(dates).size).toBe(24);
  });

  it.each(posts.map(({ slug }) => slug))('%s has 400 to 800 words and a short excerpt', (slug) => {
    const [, , body = ''] = readFileSync(path.join(folder, `${slug}.md`), 'utf8').split(/^---$/m);
    expect(countWords(body)).toBeGreaterThanOrEqual(400);
    expect(countWords(body)).toBeLessThanOrEqual(800);
    expect(posts.find((post) => post.slug === slug)?.excerpt.length).toBeLessThanOrEqual(200);
  });

  it('link only to posts and pages that exist', () => {
    const exists = new Set([...PAGES, ...posts.map(({ slug }) => `/blog/${slug}`)]);
    const links = posts.flatMap(({ slug, html }) =>
      [...html.matchAll(/href="([^"]+)"/g)].map(([, target = '']) => ({ slug, target })),
    );
    expect(links.length).toBeGreaterThan(24);
    expect(links.filter(({ target }) => !exists.has(target))).toEqual([]);
  });

  it('have no heading above the second level and no unfinished Markdown', () => {
    for (const { html } of posts) {
      expect(html).not.toMatch(/<h1|\*\*|\]\(|^#/m);
      expect(html).toMatch(/<h2/);
    }
  });
});

describe('a post', () => {
  const head = 'title: A\nexcerpt: B\ndate: 2026-01-02\ncategory: Business Growth';

  it('is its front matter and its text', () => {
    expect(parsePost('a-post', `---\n${head}\n---\n\nSome *words*.\n`)).toEqual({
      slug: 'a-post',
      title: 'A',
      excerpt: 'B',
      date: '2026-01-02',
      category: 'Business Growth',
      readingMinutes: 1,
      html: '<p>Some <em>words</em>.</p>\n',
    });
  });

  it.each([
    ['without a title', head.replace('title: A\n', ''), 'no title'],
    ['with a date that is none', head.replace('01-02', '02-30'), 'no real date'],
    ['of another category', head.replace('Business Growth', 'Cats'), 'no such category'],
  ])('%s stops the start', (_what, front, problem) => {
    expect(() => parsePost('a-post', `---\n${front}\n---\ntext`)).toThrow(problem);
  });
});
