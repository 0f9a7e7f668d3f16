import { createHash } from 'node:crypto';
import { anonymous, templateOf } from './anonymous.js';
import type { ClientError } from './client-health.dto.js';
import { asText, framesOf, lastingName, originOf } from './frames.js';

/** So many of the frames tell errors apart; below them is what called. */
const TELLING = 3;

export interface KnownError {
  fingerprint: string;
  kind: string;
  remote: string;
  version: string;
  route: string;
  message: string;
  frames: string[];
}

/** An error without what is of a person, and by what it is known again; nothing for one that is not ours. */
export function known({ kind, message, stack = '', route }: ClientError): KnownError | undefined {
  const frames = framesOf(stack);
  if (!frames) return undefined;
  const { remote, version } = originOf(frames);
  const text = anonymous(message) || 'No message';
  const places = frames.slice(0, TELLING).map(lastingName);
  const hash = createHash('sha256').update([kind, remote, text, ...places].join('\n'));
  return {
    fingerprint: hash.digest('hex').slice(0, 16),
    kind,
    remote,
    version,
    route: templateOf(route),
    message: text,
    frames: frames.map(asText),
  };
}
