import { pack } from './bundle';
import type { Release } from './release';
import type { Build } from './ship';
import { verifyFiles } from './verify';

export interface SendOptions {
  /** A product that runs elsewhere. */
  url: string;
  /** The key of the remote's team there. */
  key: string;
  /** Give the version to this share of the businesses only. */
  canaryPercent?: number | undefined;
  log: (line: string) => void;
}

interface Answer {
  message?: string;
  notes?: string[];
}

const answerOf = (response: Response): Promise<Answer> =>
  response.json().then(
    (answer) => answer as Answer,
    () => ({ message: `it answered ${response.status}.` }),
  );

/**
 * Publishes builds to a product that runs elsewhere, which checks them as it does its own, and
 * fetches their files back from there.
 *
 * @throws Error with that product's sentence when it refuses one
 */
export async function send(builds: Build<Release>[], options: SendOptions): Promise<void> {
  const { url, key, canaryPercent, log } = options;
  for (const build of builds) {
    const { name, version } = build.release;
    const body = new FormData();
    body.append(
      'bundle',
      new Blob([new Uint8Array(pack(build, canaryPercent))]),
      `${name}-${version}.json.gz`,
    );
    const headers = { authorization: `Bearer ${key}` };
    const response = await fetch(new URL('/api/publish', url), { method: 'POST', headers, body });
    const { message, notes = [] } = await answerOf(response);
    if (!response.ok) throw new Error(`${url} did not take ${name} ${version}: ${message}`);
    notes.forEach(log);
    await verifyFiles('', build.release, url);
    log(`${name} ${version} is at ${url}.`);
  }
}
