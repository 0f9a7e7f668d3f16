import { createHash } from 'node:crypto';
import { anonymous, templateOf } from './anonymous.js';
import type { ClientError } from './client-health.dto.js';
import { asText, framesOf, lastingName, originOf } from './frames.js';

/** Number of top frames that identify an error. Deeper ones are callers. */
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

/** An anonymous error with its fingerprint; undefined if the error is not from our code. */
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
