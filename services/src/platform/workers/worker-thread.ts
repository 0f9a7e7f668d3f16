import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';

/** A thread with bounded memory. Where the sources run uncompiled, as in tests, so does it. */
export function startWorker(file: URL, workerData: unknown, memoryMb: number): Worker {
  const options = {
    workerData,
    resourceLimits: { maxOldGenerationSizeMb: memoryMb },
    stderr: true,
  };
  if (existsSync(fileURLToPath(file))) return new Worker(file, options);
  const source = JSON.stringify(file.href.replace(/\.js$/, '.ts'));
  const run = `import('tsx/esm/api').then((tsx) => tsx.tsImport(${source}, ${source}))`;
  return new Worker(run, { ...options, eval: true });
}
