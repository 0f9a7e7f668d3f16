import type { Release } from '@clearcoat/federation/release';
import { release, shellRelease } from '@clearcoat/federation/testing';
import { mkdtemp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

const publishedAt = '2026-06-17T12:00:00.000Z';

const releaseOf = (version: string, values: Partial<Release>): Release =>
  release(version, { publishedAt, routeBytes: 12_340, budgetBytes: 40_960, ...values });

const pointerOf = ({ version, entry, container, contract, runtime, integrity }: Release) => ({
  version,
  entry,
  container,
  contract,
  runtime,
  integrity,
});

/** Web root with a shell and crm, as the release tool writes them, without the files. */
export class FakeWebRoot {
  private constructor(readonly folder: string) {}

  static async create(): Promise<FakeWebRoot> {
    const root = new FakeWebRoot(await mkdtemp(path.join(tmpdir(), 'clearcoat-releases-')));
    await root.write('releases/shell.json', shellRelease({ publishedAt }));
    return root;
  }

  /** A compatible version of crm, as its team sends it. */
  release(version: string, values: Partial<Release> = {}): Release {
    return releaseOf(version, values);
  }

  /** Puts a version on disk without adding it to the registry. */
  async put(version: string, values: Partial<Release> = {}): Promise<Release> {
    const release = releaseOf(version, values);
    await this.write(`remotes/crm/${version}/release.json`, release);
    return release;
  }

  /** Adds a source map for a file, whose first mapping is 3:5 of Row.tsx. */
  putMap(version: string, script: string): Promise<void> {
    const map = { version: 3, sources: ['mfe-crm/src/Row.tsx'], names: [], mappings: 'AAEI' };
    return this.write(`releases/maps/crm/${version}/${script}.map`, map);
  }

  async runs(stable: Release, previous: Release): Promise<void> {
    const { name, timeoutMs, contributes } = stable;
    const versions = { stable: pointerOf(stable), previous: pointerOf(previous) };
    const remotes = [{ name, ...versions, timeoutMs, contributes }];
    await this.write('registry/remotes.json', { schema: 1, revision: 'r1', remotes });
  }

  registry(): Promise<string> {
    return readFile(path.join(this.folder, 'registry/remotes.json'), 'utf8');
  }

  remove(): Promise<void> {
    return rm(this.folder, { recursive: true, force: true });
  }

  private async write(file: string, content: object): Promise<void> {
    const target = path.join(this.folder, file);
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, JSON.stringify(content));
  }
}
