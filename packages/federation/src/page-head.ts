/** What the head of a page says to search engines, and to whoever is sent a link to it. */
import { SITE_URL, type PublicPage } from './public-pages.ts';

const PRODUCT = 'Clearcoat';
const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escape = (text: string) => text.replace(/[&<>"]/g, (character) => ESCAPES[character] ?? '');

const NOT_INDEXED = '<meta name="robots" content="noindex" />';
const titleTag = (title: string) => `<title>${escape(`${title} · ${PRODUCT}`)}</title>`;
const meta = (kind: 'name' | 'property', name: string, content: string) =>
  `<meta ${kind}="${name}" content="${escape(content)}" />`;

/** Data, which no policy for scripts is about; a text in it must not end it. */
const factsTag = (facts: object) =>
  `<script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', ...facts }).replaceAll('<', '\\u003c')}</script>`;

/** The tags of one page. */
export function headOf({ path, title, description, hidden, published, facts = [] }: PublicPage) {
  const address = `${SITE_URL}${path}`;
  return [
    titleTag(title),
    meta('name', 'description', description),
    ...(hidden ? [NOT_INDEXED] : []),
    `<link rel="canonical" href="${address}" />`,
    meta('property', 'og:site_name', PRODUCT),
    meta('property', 'og:type', published ? 'article' : 'website'),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    meta('property', 'og:url', address),
    ...(published ? [meta('property', 'article:published_time', published)] : []),
    meta('name', 'twitter:card', 'summary'),
    ...facts.map(factsTag),
  ].join('');
}

/** Of an address with nothing at it. */
export const headOfNothing = titleTag('Page not found') + NOT_INDEXED;

/** Of the pages behind the sign-in. */
export const headOfApp = `<title>${PRODUCT}</title>${NOT_INDEXED}`;

/**
 * Puts a head into the shell's page.
 *
 * @param shellPage - the page as it was built
 */
export const withHead = (shellPage: string, head: string): string =>
  shellPage
    .replace(/<meta name="description"[^>]*>/, '')
    .replace(/<title>[^<]*<\/title>/, () => head);

const PRELOADED = /<link rel="preload" href="([^"]+)" as="style"/g;
const noScript = (html: string) => `<noscript>${html}</noscript>`;

/**
 * Puts what a page says into the shell's page, for whoever runs no scripts.
 *
 * @param sheets - the addresses of its style sheets
 */
export const withText = (shellPage: string, text: string, sheets: string[]): string => {
  // What a script would fetch stands ready in the page.
  const awaited = [...shellPage.matchAll(PRELOADED)].map(([, href = '']) => href);
  const links = [...awaited, ...sheets].map((href) => `<link rel="stylesheet" href="${href}" />`);
  return shellPage
    .replace(/<noscript>.*?<\/noscript>/s, () => noScript(text))
    .replace('</head>', () => `${noScript(links.join(''))}</head>`);
};
