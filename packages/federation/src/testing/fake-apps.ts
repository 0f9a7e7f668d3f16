import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { App } from '../workspace';

const folders: string[] = [];
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true, force: true })));

/** A new empty folder, deleted after the tests of the file. */
export function newFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'clearcoat-mfe-'));
  folders.push(folder);
  return folder;
}

/** Simulates the ten seconds after a publisher was killed. */
export function letLeaseRunOut(webRoot: string): void {
  utimesSync(path.join(webRoot, 'releases/publishing'), 0, 0);
}

interface FakeRemote {
  version?: string;
  hash?: string;
  /** Text of its built entry. */
  entry?: string;
  css?: string;
  contract?: string;
  slots?: string[];
  declares?: { slot: string; path: string }[];
}

const ENTRY =
  'var mfe_fake;(()=>{var n={"./module":()=>e(1)};m={1:{shareKey:"react",requiredVersion:"^19.0.0"}}})()';
const contract = { version: '1.1.0', slots: ['app.overlay'] };

function writeFiles(dir: string, files: Record<string, string>): void {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(dir, file)), { recursive: true });
    writeFileSync(path.join(dir, file), text);
  }
}

/** A remote in a new folder, as if it had just been built. */
export function builtRemote(name: string, values: FakeRemote = {}): App {
  const { version = '1.0.0', hash = 'aaaaaaaa', entry = ENTRY } = values;
  const dir = newFolder();
  writeFiles(path.join(dir, 'dist'), {
    'remoteEntry.js': `${entry}\n//${version}`,
    '1.js': `console.log("${version}")`,
    '1.css': values.css ?? `.${name}-a{margin:0}`,
    'build.json': JSON.stringify({ name, version, hash, contract, routeBytes: 1000 }),
  });
  const definition = {
    name,
    contract: values.contract ?? '^1.0.0',
    routes: [{ path: `/${name}`, layout: 'app' as const }],
    sidebar: [],
    slots: values.slots ?? [],
    declares: values.declares ?? [],
    budgetKb: 40,
    timeoutMs: 8000,
  };
  return { name, dir, version, definition };
}

/** A shell in a new folder, as if it had just been built. */
export function builtShell(hash = 'aaaaaaaa', promised = contract): App {
  const dir = newFolder();
  writeFiles(path.join(dir, 'dist'), {
    'index.html': `<script defer src="/assets/main.js"></script>${hash}`,
    'assets/main.js': 'o.shared={react:[{version:"19.3.1",shareConfig:{singleton:true}}]}',
    'build.json': JSON.stringify({ name: 'shell', version: '1.0.0', hash, contract: promised }),
  });
  return { name: 'shell', dir, version: '1.0.0' };
}
