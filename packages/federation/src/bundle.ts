/** A built version packed into one file, for publishing to a product on another machine. */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import * as v from 'valibot';
import { parseStrictly } from './contributions.ts';
import { parseRelease, type Release } from './release.ts';
import type { Build } from './ship.ts';
import { integrityOf } from './verify.ts';
import { MAPS } from './web-root.ts';

/** Limit of the unpacked size; no remote comes close. */
const MOST_BYTES = 32 * 1024 * 1024;
/** Safe names, because they become folders and URLs. */
const NAME = /^[a-z][a-z0-9-]*$/;
const VERSION = /^\d[\w.+-]*$/;
const FILE = /^\w[\w.-]*$/;

/** Source maps without the sources' contents, which stay with the team. */
const SourceMap = v.object({
  version: v.literal(3),
  sources: v.array(v.string()),
  names: v.array(v.string()),
  mappings: v.string(),
});
type SourceMap = v.InferOutput<typeof SourceMap>;

const Bundle = v.strictObject({
  schema: v.literal(1),
  release: v.unknown(),
  /** The content of each file, as base64. */
  files: v.record(v.pipe(v.string(), v.regex(FILE)), v.string()),
  /** Source maps by file, if the build has them; they are never served. */
  maps: v.optional(v.record(v.pipe(v.string(), v.regex(FILE)), SourceMap)),
  /** Share of the businesses that get the version. */
  percent: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100))),
});

/**
 * Packs a build into one file.
 *
 * @param percent - percentage of the businesses for a canary. Default: everyone
 * @throws Error when a file of the build cannot be read
 */
export function pack({ dist, release }: Build<Release>, percent?: number): Buffer {
  const files = Object.fromEntries(
    Object.keys(release.files).map((file) => [
      file,
      readFileSync(path.join(dist, file)).toString('base64'),
    ]),
  );
  const maps = mapsOf(dist, Object.keys(files));
  return gzipSync(JSON.stringify({ schema: 1, release, files, percent, maps }));
}

const mapOf = (file: string) => `${file}.map`;

/** Source maps of a build, if it has any. */
function mapsOf(dist: string, files: string[]): Record<string, SourceMap> | undefined {
  const folder = path.join(dist, MAPS);
  if (!existsSync(folder)) return undefined;
  const there = readdirSync(folder);
  const read = (file: string) =>
    v.parse(SourceMap, JSON.parse(readFileSync(path.join(folder, mapOf(file)), 'utf8')));
  const mapped = files.filter((file) => there.includes(mapOf(file)));
  return Object.fromEntries(mapped.map((file) => [file, read(file)]));
}

function requireSound({ name, version, entry, integrity, files }: Release): void {
  if (!NAME.test(name)) throw new Error(`'${name}' is no name of a remote.`);
  if (!VERSION.test(version)) throw new Error(`'${version}' is no version.`);
  if (entry !== `/remotes/${name}/${version}/remoteEntry.js`) {
    throw new Error(`The entry of ${name} ${version} cannot be at ${entry}.`);
  }
  if (integrity !== files['remoteEntry.js']) {
    throw new Error(`The entry of ${name} ${version} is not pinned to its own content.`);
  }
}

function read(data: Uint8Array): v.InferOutput<typeof Bundle> {
  try {
    const text = gunzipSync(data, { maxOutputLength: MOST_BYTES }).toString('utf8');
    return parseStrictly('bundle', Bundle, JSON.parse(text));
  } catch (error) {
    throw new Error('This is no version that `npm run mfe -- publish --to URL` sends.', {
      cause: error,
    });
  }
}

/**
 * Unpacks the result of {@link pack} into a folder. All content is validated, since it may come
 * from anywhere.
 *
 * @throws Error when it is not a valid version, or a file does not match its release
 */
export function unpack(
  data: Uint8Array,
  folder: string,
): Build<Release> & { percent: number | undefined } {
  const { release: described, files, percent, maps = {} } = read(data);
  const release = parseRelease(described);
  requireSound(release);
  const [named, sent] = [Object.keys(release.files), Object.keys(files)];
  if (named.length !== sent.length)
    throw new Error('There are other files than the release names.');
  if (Object.keys(maps).some((file) => !(file in release.files)))
    throw new Error('There is a source map of a file that the release does not name.');
  mkdirSync(path.join(folder, MAPS), { recursive: true });
  for (const [file, content] of Object.entries(files)) {
    const bytes = Buffer.from(content, 'base64');
    if (integrityOf(bytes) !== release.files[file])
      throw new Error(`${file} is not what was built.`);
    writeFileSync(path.join(folder, file), bytes);
  }
  for (const [file, map] of Object.entries(maps)) {
    writeFileSync(path.join(folder, MAPS, mapOf(file)), JSON.stringify(map));
  }
  return { dist: folder, release, percent };
}
