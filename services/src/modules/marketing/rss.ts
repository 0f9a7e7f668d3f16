import type { Post } from './posts.js';

const TITLE = 'Auto Detailing Business Blog';
const DESCRIPTION = 'Detailing and the business of it, from Clearcoat.';

const ESCAPES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

const xml = (text: string) => text.replace(/[&<>"']/g, (character) => ESCAPES[character] ?? '');

/** Noon UTC, which is the post's date in all common time zones. */
const momentOf = (date: string) => new Date(`${date}T12:00:00Z`).toUTCString();

/** Makes links absolute, because feeds are read outside the site. */
const absolute = (html: string, site: string) => html.replaceAll('href="/', `href="${site}/`);

/**
 * RSS 2.0 feed.
 *
 * @param posts - latest first
 * @param site - the site's address without a slash at its end
 */
export function rssFeed(posts: readonly Post[], site: string): string {
  const [latest] = posts;
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/">
<channel>
<title>${xml(TITLE)}</title>
<link>${xml(`${site}/blog`)}</link>
<description>${xml(DESCRIPTION)}</description>
<language>en-us</language>
${latest ? `<lastBuildDate>${momentOf(latest.date)}</lastBuildDate>` : ''}
<atom:link href="${xml(`${site}/api/blog/rss.xml`)}" rel="self" type="application/rss+xml"/>
${posts.map((post) => item(post, site)).join('\n')}
</channel>
</rss>
`;
}

function item({ slug, title, excerpt, date, category, html }: Post, site: string): string {
  const address = xml(`${site}/blog/${slug}`);
  return `<item>
<title>${xml(title)}</title>
<link>${address}</link>
<guid isPermaLink="true">${address}</guid>
<pubDate>${momentOf(date)}</pubDate>
<category>${xml(category)}</category>
<description>${xml(excerpt)}</description>
<content:encoded>${xml(absolute(html, site))}</content:encoded>
</item>`;
}
