import { ConfigError } from './platform/config/config.js';

/** Starts a process; what is wrong with its settings is a sentence, all else comes with its trace. */
export function runOrExplain(start: () => Promise<void>): void {
  start().catch((error: unknown) => {
    const text =
      error instanceof ConfigError ? error.message : String((error as Error).stack ?? error);
    process.stderr.write(`${text}\n`);
    process.exit(1);
  });
}
