import { ConfigError } from './platform/config/config.js';
import { OlderVersionError } from './platform/database/index.js';

const EXPLAINED = [ConfigError, OlderVersionError];

/** Starts a process. Errors that explain themselves are printed as a sentence, others with their stack. */
export function runOrExplain(start: () => Promise<void>): void {
  start().catch((error: unknown) => {
    const { message, stack } = error as Error;
    const text = EXPLAINED.some((kind) => error instanceof kind) ? message : String(stack ?? error);
    process.stderr.write(`${text}\n`);
    process.exit(1);
  });
}
