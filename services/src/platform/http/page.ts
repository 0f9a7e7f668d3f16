import { NotFoundException } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';

const compress = promisify(gzip);

/** Placeholder of the nonce in built pages. The edge fills it in as well. */
const NONCE_PLACE = '__CSP_NONCE__';
/** Placeholder of the site's address in published files. */
const SITE_PLACE = '__SITE_URL__';
const POLICY = 'content-security-policy';
/** Cookie that the shell sets to allow remotes from local dev servers. */
const DEV_COOKIE = /(^|;\s*)clearcoat_dev=1(;|$)/;
const DEV_SERVERS = 'http://localhost:* http://127.0.0.1:*';
const DEV_SOCKETS = 'ws://localhost:* ws://127.0.0.1:*';

/** Published pages and the address they are filled with. */
export interface Site {
  /** Folder of the published pages. */
  folder: string;
  url: () => string;
}

/** File name of the home page. '@' occurs in no address. */
const HOME = '/@home';
const ADDRESS = /^(?<place>(\/[\w-]+)+)\/*$/;
const SECTION = /^\/[\w-]+(?=\/|$)/;

const readPage = (folder: string, place: string) =>
  readFile(path.join(folder, `${place}.html`), 'utf8').catch(() => undefined);

/** Page of an address: its own, or the fallback of its section of the app. */
async function findPage(folder: string, address: string): Promise<string | undefined> {
  const place = address === '/' ? HOME : ADDRESS.exec(address)?.groups?.['place'];
  const own = place === undefined ? undefined : await readPage(folder, place);
  const [section] = SECTION.exec(address) ?? [];
  return own ?? (section === undefined ? undefined : readPage(folder, `${section}/@any`));
}

/**
 * Sends a page with a fresh nonce for the theme script and for runtime styles. There are no validators,
 * because a cached page would have an old nonce. A missing page is answered with an uncached 404 page.
 */
export async function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  address: string,
  site: Site,
) {
  const found = await findPage(site.folder, address);
  const html = found ?? (await readPage(site.folder, '@missing'));
  if (html === undefined) throw new NotFoundException();
  const nonce = randomBytes(16).toString('hex');
  const policy = String(reply.getHeader(POLICY));
  reply.header(POLICY, pagePolicy(policy, nonce, request.headers.cookie));
  reply.header('cache-control', found === undefined ? 'no-store' : 'no-cache');
  reply.status(found === undefined ? 404 : 200).type('text/html; charset=utf-8');
  return sendText(request, reply, withSite(html.replaceAll(NONCE_PLACE, nonce), site));
}

/**
 * Gzipped, as at the edge. Compression reveals nothing here, since the page is the same for everybody.
 */
async function sendText({ headers }: FastifyRequest, reply: FastifyReply, text: string) {
  reply.header('vary', 'accept-encoding');
  if (!/\bgzip\b/.test(String(headers['accept-encoding']))) return reply.send(text);
  return reply.header('content-encoding', 'gzip').send(await compress(text));
}

/** Fills in the site's address, also in files for search engines. */
export const withSite = (text: string, { url }: Site): string => text.replaceAll(SITE_PLACE, url());

function pagePolicy(policy: string, nonce: string, cookies = ''): string {
  const own = policy.replace(/(script|style)-src 'self'/g, `$& 'nonce-${nonce}'`);
  if (!DEV_COOKIE.test(cookies)) return own;
  return own
    .replace(
      /(img|font|connect)-src 'self'|(script|style)-src 'self' '[\w-]+'/g,
      `$& ${DEV_SERVERS}`,
    )
    .replace(/connect-src [^;]*/, `$& ${DEV_SOCKETS}`);
}
