/** The pages of docs/api/, as text. */
import { createHash } from 'node:crypto';

/** The file of an entry. */
export const pageOf = (entry) => `${entry.replace('@clearcoat/', '').replaceAll('/', '-')}.md`;
const block = (code) => `\`\`\`tsx\n${code}\n\`\`\``;

const describe = ({ name, origin, shape }) =>
  `## ${name}\n\n${origin ? `From \`${origin}\`.` : block(shape)}`;

const NOTE = '<!-- Written by `npm run api` from the exported types. -->';

/** The page of an entry: each export with its declaration. */
export const page = ({ name, exports }) =>
  [`# ${name}`, NOTE, ...exports.map(describe), ''].join('\n\n');

/** The same as long as no exported type changes; comments do not count. */
export function hashOf(surface) {
  const shapes = surface.map(({ name, exports }) => [
    name,
    exports.map((one) => [one.name, one.shape]),
  ]);
  return createHash('sha256').update(JSON.stringify(shapes)).digest('hex').slice(0, 12);
}

/** The page that states the version which the types belong to. */
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

/** The version and the hash that a report states. */
function statedIn(text) {
  const [, version, hash] = /Contract (\S+), with the types `(\w+)`/.exec(text) ?? [];
  return { version, hash };
}

/**
 * Whether types changed under a version that was stated for others.
 *
 * @param before - the report of the last commit
 */
export function isRaiseMissing(before, version, hash) {
  const stated = statedIn(before);
  return stated.version === version && stated.hash !== hash;
}

/**
 * Exports that a remote built for the last report may use, and that are there no longer; none when
 * the major version was raised, since such a remote is not loaded then.
 *
 * @param lastPageOf - answers the last page of an entry; an empty text where there is none
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
