import { createHmac, timingSafeEqual } from 'node:crypto';

/** For whom something was sealed, and until when it counts. */
export interface Seal {
  key: Buffer;
  /** Whoever gives it back must be the same. */
  owner: string;
}

interface Envelope {
  expires: number;
  content: unknown;
}

const macOf = ({ key, owner }: Seal, body: string) =>
  createHmac('sha256', key).update(`${owner}\n${body}`).digest();

/** Text that says `content` to us again, and cannot be written by anybody else. It can be read. */
export function seal(given: Seal, content: unknown, expires: Date): string {
  const envelope: Envelope = { expires: expires.getTime(), content };
  const body = Buffer.from(JSON.stringify(envelope)).toString('base64url');
  return `${body}.${macOf(given, body).toString('base64url')}`;
}

/** What was sealed for this owner; nothing where it was not, was changed, or is too old. */
export function unseal(given: Seal, text: string, now: Date): unknown {
  const [body = '', mac = '', ...more] = text.split('.');
  const told = Buffer.from(mac, 'base64url');
  const own = macOf(given, body);
  if (more.length > 0 || told.length !== own.length || !timingSafeEqual(told, own))
    return undefined;
  const { expires, content } = JSON.parse(Buffer.from(body, 'base64url').toString()) as Envelope;
  return expires > now.getTime() ? content : undefined;
}
