import { NotFoundException } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';

const compress = promisify(gzip);

/** Stands in the built page where its nonce goes; the edge fills it in as well. */
const NONCE_PLACE = '__CSP_NONCE__';
/** Stands in all that is published where the site's own address goes. */
const SITE_PLACE = '__SITE_URL__';
const POLICY = 'content-security-policy';
/** The shell sets it for whoever may take remotes from the dev servers of their own machine. */
const DEV_COOKIE = /(^|;\s*)clearcoat_dev=1(;|$)/;
const DEV_SERVERS = 'http://localhost:* http://127.0.0.1:*';
const DEV_SOCKETS = 'ws://localhost:* ws://127.0.0.1:*';

/** What the pages say of themselves is said with the address of the site. */
export interface Site {
  /** Where the published pages lie. */
  folder: string;
  url: () => string;
}

/** No address is written with an @. */
const HOME = '/@home';
const ADDRESS = /^(?<place>(\/[\w-]+)+)\/*$/;
const SECTION = /^\/[\w-]+(?=\/|$)/;

const readPage = (folder: string, place: string) =>
  readFile(path.join(folder, `${place}.html`), 'utf8').catch(() => undefined);

/** The page at an address: its own, else the one for all that lies in its section of the app. */
async function findPage(folder: string, address: string): Promise<string | undefined> {
  const place = address === '/' ? HOME : ADDRESS.exec(address)?.groups?.['place'];
  const own = place === undefined ? undefined : await readPage(folder, place);
  const [section] = SECTION.exec(address) ?? [];
  return own ?? (section === undefined ? undefined : readPage(folder, `${section}/@any`));
}

/**
 * The page at an address, with a nonce of its own for the script that sets the theme and for the styles
 * that scripts write. It has no validators: a kept page would have the nonce of another answer. Where
 * there is nothing, the page says so, and nobody keeps that it does.
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

/** Compressed, as the edge does it. What is the same for everybody gives away nothing by its length. */
async function sendText({ headers }: FastifyRequest, reply: FastifyReply, text: string) {
  reply.header('vary', 'accept-encoding');
  if (!/\bgzip\b/.test(String(headers['accept-encoding']))) return reply.send(text);
  return reply.header('content-encoding', 'gzip').send(await compress(text));
}

/** Fills the site's address into a page, or into what else is written for search engines. */
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
