import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';

const bundles = new Map<string, string>();

/** Bundled source of a worker, compiled once per process because compiling takes a second. */
function bundleOf(file: string): string {
  const known = bundles.get(file);
  if (known !== undefined) return known;
  const { buildSync } = createRequire(import.meta.url)('esbuild') as typeof import('esbuild');
  const { outputFiles } = buildSync({
    entryPoints: [file.replace(/\.js$/, '.ts')],
    bundle: true,
    write: false,
    format: 'cjs',
    platform: 'node',
  });
  const bundle = outputFiles[0]?.text ?? '';
  bundles.set(file, bundle);
  return bundle;
}

/** Starts a worker with limited memory. With uncompiled sources, as in tests, it is bundled first. */
export function startWorker(url: URL, workerData: unknown, memoryMb: number): Worker {
  const options = {
    workerData,
    resourceLimits: { maxOldGenerationSizeMb: memoryMb },
    stderr: true,
  };
  const file = fileURLToPath(url);
  if (existsSync(file)) return new Worker(url, options);
  return new Worker(bundleOf(file), { ...options, eval: true });
}
