/** Head of a page for search engines and link previews. */
import { SITE_URL, type PublicPage } from './public-pages.ts';

const PRODUCT = 'Clearcoat';
const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escape = (text: string) => text.replace(/[&<>"]/g, (character) => ESCAPES[character] ?? '');

const NOT_INDEXED = '<meta name="robots" content="noindex" />';
const titleTag = (title: string) => `<title>${escape(`${title} · ${PRODUCT}`)}</title>`;
const meta = (kind: 'name' | 'property', name: string, content: string) =>
  `<meta ${kind}="${name}" content="${escape(content)}" />`;

/** JSON for an inline `<script>`; escapes `</script>`. */
const inScript = (data: object) => JSON.stringify(data).replaceAll('<', '\\u003c');
const factsTag = (facts: object) =>
  `<script type="application/ld+json">${inScript({ '@context': 'https://schema.org', ...facts })}</script>`;

/** Size that all link previews show uncropped. */
const PICTURE_SIZE = { width: '1200', height: '630' };

const pictureTags = (title: string, address: string) => [
  meta('property', 'og:image', address),
  ...Object.entries(PICTURE_SIZE).map(([side, size]) => meta('property', `og:image:${side}`, size)),
  meta('property', 'og:image:alt', `${PRODUCT}: ${title}`),
];

/**
 * The tags of one page.
 *
 * @param folder - folder of the version's files
 */
export function headOf(page: PublicPage, folder: string): string {
  const { path, title, description, hidden, published, picture, facts = [] } = page;
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
    ...(picture ? pictureTags(title, `${SITE_URL}${folder}/${picture}`) : []),
    meta('name', 'twitter:card', picture ? 'summary_large_image' : 'summary'),
    ...facts.map(factsTag),
  ].join('');
}

/** Head of a missing page. */
export const headOfNothing = titleTag('Page not found') + NOT_INDEXED;

/** Head of the pages behind the sign-in. */
export const headOfApp = `<title>${PRODUCT}</title>${NOT_INDEXED}`;

/**
 * Inserts a head into the shell's page.
 *
 * @param shellPage - the page as it was built
 */
export const withHead = (shellPage: string, head: string): string =>
  shellPage
    .replace(/<meta name="description"[^>]*>/, '')
    .replace(/<title>[^<]*<\/title>/, () => head);

/** Style sheets of the shell's page itself. */
export const SHEETS = /<link (?:rel="preload" )?href="([^"]+\.css)"[^>]*>/g;
const ELSEWHERE = /url\((?!["']?(?:\/|data:))/;

/**
 * Inlines a style sheet, so that the page renders without another request. A later loader finds it
 * by its address. Sheets with relative URLs stay external.
 */
const sheetTag = ({ href, css }: Sheet) =>
  css === undefined || ELSEWHERE.test(css)
    ? `<link rel="stylesheet" href="${href}" />`
    : `<style nonce="__CSP_NONCE__" data-href="${href}">${css}</style>`;
const ROOT = /<noscript>.*?<\/noscript>(\s*)<div id="root"><\/div>/s;

/** A style sheet: its address, and its text if known. */
export interface Sheet {
  href: string;
  css?: string | undefined;
}

const FONT = /url\((\/[^)]+\.woff2)\)/g;

/** Preloads fonts with the page, because a late font shifts the layout. */
const fontTags = (sheets: Sheet[]) =>
  sheets
    .flatMap(({ css = '' }) => [...css.matchAll(FONT)])
    .map(
      ([, href]) => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin />`,
    );

/** Content of a page. */
export interface PageText {
  html: string;
  /** Its style sheets. */
  sheets: Sheet[];
  /** Further elements of the head. */
  head?: string | undefined;
  /** Remote and version that prerendered it, if React can hydrate it. */
  drawnBy?: string | undefined;
  varies?: string[] | undefined;
  answers?: object | undefined;
}

/** JSON data for the page's scripts; the policy does not apply to it. */
const answersTag = (answers: object) =>
  `<script id="answers" type="application/json">${inScript(answers)}</script>`;

function rootOf({ html, drawnBy, varies = [], answers }: PageText): string {
  const by = drawnBy ? ` data-drawn-by="${drawnBy}" data-varies="${varies.join(' ')}"` : '';
  return `<div id="root"${by}>${html}</div>${answers ? answersTag(answers) : ''}`;
}

const PRELOAD = /<link rel="preload"(?=[^>]* as="(script|fetch)")/g;
const SCRIPT = /<script defer(?:="defer")? src="([^"]+)">/;

/**
 * A prerendered page whose scripts wait for the shell's `early-input.js`. Until then the browser
 * fetches them when it has nothing else to do; other files may be outdated by then.
 */
const withWaitingScripts = (page: string): string =>
  page
    .replaceAll(
      PRELOAD,
      (_tag, kind) => `<link ${kind === 'script' ? 'rel="prefetch" ' : ''}data-rel="preload"`,
    )
    .replace(SCRIPT, '<link rel="prefetch" href="$1" as="script" /><script data-src="$1">');

/** Inserts a page's content into the shell's page. */
export const withText = (shellPage: string, text: PageText): string => {
  const sheets = [...fontTags(text.sheets), ...text.sheets.map(sheetTag)].join('');
  return withWaitingScripts(shellPage.replaceAll(SHEETS, ''))
    .replace(ROOT, () => rootOf(text))
    .replace('</head>', () => `${sheets}${text.head ?? ''}</head>`);
};
