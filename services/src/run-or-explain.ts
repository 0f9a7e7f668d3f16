import { ConfigError } from './platform/config/config.js';

/** Starts a process. Configuration errors are printed as a sentence, all others with their stack. */
export function runOrExplain(start: () => Promise<void>): void {
  start().catch((error: unknown) => {
    const text =
      error instanceof ConfigError ? error.message : String((error as Error).stack ?? error);
    process.stderr.write(`${text}\n`);
    process.exit(1);
  });
}
