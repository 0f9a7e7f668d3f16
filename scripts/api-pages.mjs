/** Pages of docs/api/ as text. */
import { createHash } from 'node:crypto';

/** File name of an entry's page. */
export const pageOf = (entry) => `${entry.replace('@clearcoat/', '').replaceAll('/', '-')}.md`;
const block = (code) => `\`\`\`tsx\n${code}\n\`\`\``;

const SAID = { param: '', returns: 'Returns ', throws: 'Throws ', deprecated: 'Deprecated: ' };

/** Markdown list item of a TSDoc tag; `@param` becomes `name - description`. */
function note([tag, text]) {
  if (!(tag in SAID)) return '';
  const [, name, rest] = (tag === 'param' && /^(\w+) *-? *([^]*)$/.exec(text)) || [];
  return name ? `- \`${name}\`: ${rest}` : `- ${SAID[tag]}${text}`;
}

function describe({ name, origin, summary, notes, examples, code }) {
  if (origin) return `## ${name}\n\nAs \`${origin}\` has it.`;
  return [
    `## ${name}`,
    summary,
    notes.map(note).filter(Boolean).join('\n'),
    code && block(code),
    ...examples.map((example) => `For example:\n\n${block(example)}`),
  ]
    .filter(Boolean)
    .join('\n\n');
}

const NOTE = '<!-- Written by `npm run api` from the sources and their comments. -->';

/** Page of an entry: each export with its comment and its declaration. */
export const page = ({ name, exports }) =>
  [`# ${name}`, NOTE, ...exports.map(describe), ''].join('\n\n');

/** Hash of the exported types; comments do not count. */
export function hashOf(surface) {
  const shapes = surface.map(({ name, exports }) => [
    name,
    exports.map((one) => [one.name, one.shape]),
  ]);
  return createHash('sha256').update(JSON.stringify(shapes)).digest('hex').slice(0, 12);
}

/** Index page with the contract version and the types' hash. */
export function index(surface, version, hash) {
  const rows = surface.map(
    ({ name, exports }) => `| [${name}](${pageOf(name)}) | ${exports.length} |`,
  );
  return [
    '# What remotes rely on',
    NOTE,
    `Contract ${version}, with the types \`${hash}\`. When they change, so must the version.`,
    ['| entry | exports |', '| --- | --- |', ...rows].join('\n'),
    '',
  ].join('\n\n');
}

/** Version and hash stated in a report. */
function statedIn(text) {
  const [, version, hash] = /Contract (\S+), with the types `(\w+)`/.exec(text) ?? [];
  return { version, hash };
}

/**
 * Whether the types changed without a new version.
 *
 * @param before - the report of the last commit
 */
export function isRaiseMissing(before, version, hash) {
  const stated = statedIn(before);
  return stated.version === version && stated.hash !== hash;
}

/**
 * Exports that a remote built for the last report may use and that are gone. None after a new
 * major version, because such a remote is not loaded then.
 *
 * @param lastPageOf - returns the last page of an entry; '' if there is none
 */
export function takenAway(before, lastPageOf, surface, version) {
  const major = (of) => of?.split('.')[0];
  if (major(statedIn(before).version) !== major(version)) return [];
  return surface.flatMap(({ name, exports }) => {
    const names = [...lastPageOf(name).matchAll(/^## (\w+)$/gm)].map(([, one]) => one);
    const now = new Set(exports.map((one) => one.name));
    return names.filter((one) => !now.has(one)).map((one) => `${name}: ${one}`);
  });
}
