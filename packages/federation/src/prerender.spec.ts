import { readFileSync } from 'node:fs';
import path from 'node:path';
import { asleep } from './asleep';
import { InlineStyles } from './inline-styles';
import type { PublicPages } from './public-pages';
import { requireCurrentBuilds } from './testing/current-builds';
import { readApps } from './workspace';

const apps = readApps().filter(({ name }) => ['shell', 'marketing'].includes(name));

describe('the public pages as they are built', () => {
  requireCurrentBuilds(apps);
  const read = (app: string, file: string) =>
    readFileSync(path.join(apps.find(({ name }) => name === app)?.dir ?? '', 'dist', file), 'utf8');
  const { pages } = JSON.parse(read('marketing', 'pages.json')) as PublicPages;
  const {
    layout = '',
    layouts = {},
    pages: own,
  } = JSON.parse(read('shell', 'pages.json')) as PublicPages;
  const addresses = new Set([...pages, ...own].map((page) => page.path));

  it.each(pages.map((page) => [page.path, page]))('%s is read without scripts', (_, page) => {
    const { html = '', styles = [] } = page;
    expect(html.match(/<h1/g)).toHaveLength(1);
    expect(html.replaceAll(/<[^>]*>/g, ' ')).not.toMatch(/Loading|__PAGE__/);
    // Adjacent links need whitespace for readers without styles.
    expect(layout + html).not.toMatch(/<\/a><a /);
    // The policy blocks both.
    expect(html).not.toMatch(/<script| style="/);
    const css = styles.map((file) => read('marketing', file)).join('');
    const classes = [...html.matchAll(/ class="([^"]*)"/g)]
      .flatMap(([, names = '']) => names.split(' '))
      .filter((name) => name.startsWith('marketing-'));
    expect([...new Set(classes)].filter((name) => !css.includes(`.${name}`))).toEqual([]);
  });

  it('show only images that are built, with those of the kit in the shell', () => {
    const sources = pages
      .flatMap(({ html = '' }) => [...html.matchAll(/<img [^>]*src="\/([^"#]*)/g)])
      .map(([, source = '']) => source);
    expect(sources).toContainEqual(expect.stringMatching(/^assets\/vehicles\./));
    for (const source of new Set(sources)) {
      const [app, file] = source.startsWith('assets/')
        ? ['shell', source]
        : ['marketing', path.basename(source)];
      expect(read(app, file)).not.toBe('');
    }
  });

  it('lead only to pages and files that are there', () => {
    const links = [layout, ...pages.map(({ html = '' }) => html)]
      .flatMap((html) => [...html.matchAll(/<a [^>]*href="(\/[^"?#]*)/g)])
      .map(([, href = '']) => href);
    const gone = links.filter((href) => !addresses.has(href) && !href.startsWith('/api/blog/rss'));
    expect([...new Set(gone)]).toEqual([]);
    const posts = pages.filter(({ published }) => published);
    expect(posts).toHaveLength(24);
    expect(layout).toContain('__PAGE__');
    expect(layouts['/pricing']).toMatch(/aria-current="page"[^>]*href="\/pricing"/);
  });
});

it('styles in markup wait in an attribute, and show by a style sheet', () => {
  const styles = new InlineStyles();
  const html = styles.take(
    '<a style="top:1px" id="c">x</a><i style="top:1px"></i><p style="font:&quot;A&quot;">',
  );
  expect(html).toBe(
    '<a data-style="top:1px" id="c">x</a><i data-style="top:1px"></i><p data-style="font:&quot;A&quot;">',
  );
  expect(styles.css()).toBe(
    '[data-style="top:1px"]{top:1px}\n[data-style="font:\\"A\\""]{font:"A"}',
  );
});

it('what could be pressed or typed into waits for the scripts', () => {
  expect(asleep('<form class="a"><input name="b"/><button>Go</button></form><formula>')).toBe(
    '<form inert data-waits class="a"><input inert readonly data-waits name="b"/>' +
      '<button inert data-waits>Go</button></form><formula>',
  );
});
