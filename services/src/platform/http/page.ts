import type { FastifyReply, FastifyRequest } from 'fastify';
import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** Stands in the built page where its nonce goes; the edge fills it in as well. */
const NONCE_PLACE = '__CSP_NONCE__';
const POLICY = 'content-security-policy';
/** The shell sets it for whoever may take remotes from the dev servers of their own machine. */
const DEV_COOKIE = /(^|;\s*)clearcoat_dev=1(;|$)/;
const DEV_SERVERS = 'http://localhost:* http://127.0.0.1:*';
const DEV_SOCKETS = 'ws://localhost:* ws://127.0.0.1:*';

/**
 * The page, with a nonce of its own for the styles its scripts write. It has no validators: a kept
 * page would have the nonce of another answer.
 */
export async function sendPage(request: FastifyRequest, reply: FastifyReply, shell: string) {
  const html = await readFile(path.join(shell, 'index.html'), 'utf8');
  const nonce = randomBytes(16).toString('hex');
  const policy = String(reply.getHeader(POLICY));
  reply.header(POLICY, pagePolicy(policy, nonce, request.headers.cookie));
  reply.header('cache-control', 'no-cache');
  return reply.type('text/html; charset=utf-8').send(html.replace(NONCE_PLACE, nonce));
}

function pagePolicy(policy: string, nonce: string, cookies = ''): string {
  const own = policy.replace("style-src 'self'", `$& 'nonce-${nonce}'`);
  if (!DEV_COOKIE.test(cookies)) return own;
  return own
    .replace(/(script|img|font|connect)-src 'self'|style-src 'self' '[\w-]+'/g, `$& ${DEV_SERVERS}`)
    .replace(/connect-src [^;]*/, `$& ${DEV_SOCKETS}`);
}
