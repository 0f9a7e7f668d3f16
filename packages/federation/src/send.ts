import { pack } from './bundle';
import type { Release } from './release';
import type { Build } from './ship';
import { verifyFiles } from './verify';

export interface SendOptions {
  /** URL of a product on another machine. */
  url: string;
  /** Key of the remote's team there. */
  key: string;
  /** Percentage of the businesses for a canary. */
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
 * Publishes builds to a product on another machine. That product checks them as its own; the files
 * are fetched back from there.
 *
 * @throws Error with that product's message when it refuses one
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
