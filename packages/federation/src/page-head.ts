/** What the head of a page says to search engines, and to whoever is sent a link to it. */
import { SITE_URL, type PublicPage } from './public-pages.ts';

const PRODUCT = 'Clearcoat';
const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escape = (text: string) => text.replace(/[&<>"]/g, (character) => ESCAPES[character] ?? '');

const NOT_INDEXED = '<meta name="robots" content="noindex" />';
const titleTag = (title: string) => `<title>${escape(`${title} · ${PRODUCT}`)}</title>`;
const meta = (kind: 'name' | 'property', name: string, content: string) =>
  `<meta ${kind}="${name}" content="${escape(content)}" />`;

/** Data as text of a script, which nothing in it ends. */
const inScript = (data: object) => JSON.stringify(data).replaceAll('<', '\\u003c');
const factsTag = (facts: object) =>
  `<script type="application/ld+json">${inScript({ '@context': 'https://schema.org', ...facts })}</script>`;

/** What every place that shows links shows whole. */
const PICTURE_SIZE = { width: '1200', height: '630' };

const pictureTags = (title: string, address: string) => [
  meta('property', 'og:image', address),
  ...Object.entries(PICTURE_SIZE).map(([side, size]) => meta('property', `og:image:${side}`, size)),
  meta('property', 'og:image:alt', `${PRODUCT}: ${title}`),
];

/**
 * The tags of one page.
 *
 * @param folder - where the files of its version are
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

/** Those of the shell's page itself. */
export const SHEETS = /<link (?:rel="preload" )?href="([^"]+\.css)"[^>]*>/g;
const ELSEWHERE = /url\((?!["']?(?:\/|data:))/;

/**
 * A style sheet stands in the page: what is drawn shows without another request. Who would load it later
 * finds it by its address. One that names files beside itself stays where it is.
 */
const sheetTag = ({ href, css }: Sheet) =>
  css === undefined || ELSEWHERE.test(css)
    ? `<link rel="stylesheet" href="${href}" />`
    : `<style nonce="__CSP_NONCE__" data-href="${href}">${css}</style>`;
const ROOT = /<noscript>.*?<\/noscript>(\s*)<div id="root"><\/div>/s;

/** A style sheet: its address, and what it says where that can be known. */
export interface Sheet {
  href: string;
  css?: string | undefined;
}

const FONT = /url\((\/[^)]+\.woff2)\)/g;

/** A text that changes its font moves what is below: fonts come with the page, not after its styles. */
const fontTags = (sheets: Sheet[]) =>
  sheets
    .flatMap(({ css = '' }) => [...css.matchAll(FONT)])
    .map(
      ([, href]) => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin />`,
    );

/** What stands on a page. */
export interface PageText {
  html: string;
  /** Its style sheets. */
  sheets: Sheet[];
  /** What else belongs into the head for it. */
  head?: string | undefined;
  /** Which version of which remote drew it, where React can go on from it. */
  drawnBy?: string | undefined;
  varies?: string[] | undefined;
  answers?: object | undefined;
}

/** Data for the page's scripts, which no policy is about. */
const answersTag = (answers: object) =>
  `<script id="answers" type="application/json">${inScript(answers)}</script>`;

function rootOf({ html, drawnBy, varies = [], answers }: PageText): string {
  const by = drawnBy ? ` data-drawn-by="${drawnBy}" data-varies="${varies.join(' ')}"` : '';
  return `<div id="root"${by}>${html}</div>${answers ? answersTag(answers) : ''}`;
}

const SCRIPT_PRELOAD = /(?<=<link rel="preload" )(?=[^>]*as="script")/g;

/** Puts what stands on a page into the shell's page. What is drawn comes before the scripts that go on from it. */
export const withText = (shellPage: string, text: PageText): string => {
  const sheets = [...fontTags(text.sheets), ...text.sheets.map(sheetTag)].join('');
  return shellPage
    .replaceAll(SHEETS, '')
    .replaceAll(SCRIPT_PRELOAD, 'fetchpriority="low" ')
    .replace(ROOT, () => rootOf(text))
    .replace('</head>', () => `${sheets}${text.head ?? ''}</head>`);
};
