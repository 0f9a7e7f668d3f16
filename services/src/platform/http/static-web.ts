import fastifyStatic from '@fastify/static';
import { NotFoundException } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { Links } from '../mail/index.js';
import { sendPage, withSite, type Site } from './page.js';

const YEAR_SECONDS = 365 * 24 * 60 * 60;
/** Files for search engines, which need absolute URLs. */
const WITH_SITE = new Set(['robots.txt', 'sitemap.xml']);
const NOT_PAGES = /^\/(api|assets|remotes|registry|health|metrics)(\/|$)/;

/**
 * Serves the built front end. Content-addressed files are cached forever. Pages and the registry are
 * read on each request, because they are published while the server runs.
 */
export async function serveWeb(app: NestFastifyApplication, webRoot: string): Promise<void> {
  const fastify = app.getHttpAdapter().getInstance();
  const root = path.resolve(webRoot);
  const forGood = { immutable: true, maxAge: YEAR_SECONDS * 1000, preCompressed: true };
  const asNow = { cacheControl: false, setHeaders: noCache };
  const folders = [
    { prefix: '/assets/', root: path.join(root, 'shell', 'assets'), ...forGood },
    { prefix: '/remotes/', root: path.join(root, 'remotes'), ...forGood },
    { prefix: '/registry/', root: path.join(root, 'registry'), ...asNow },
  ];
  for (const folder of folders) {
    await fastify.register(fastifyStatic, {
      ...folder,
      decorateReply: false,
      index: false,
      dotfiles: 'ignore',
      logLevel: 'warn',
    });
  }
  const shell = path.join(root, 'shell');
  await fastify.register(fastifyStatic, { root: shell, serve: false, ...asNow });
  const links = app.get(Links);
  const site = { folder: path.join(root, 'pages'), url: () => links.to('') };
  fastify.get('/*', { logLevel: 'warn' }, (request, reply) =>
    servePage(request, reply, shell, site),
  );
}

function noCache(response: { setHeader(name: string, value: string): unknown }): void {
  response.setHeader('cache-control', 'no-cache');
}

async function servePage(request: FastifyRequest, reply: FastifyReply, shell: string, site: Site) {
  // The decoded address, however the client encoded it.
  const { '*': rest = '' } = request.params as { '*'?: string };
  const pathname = `/${rest}`;
  if (NOT_PAGES.test(pathname)) throw new NotFoundException();
  const file = pathname.slice(1);
  if (/^[\w-]+(\.[\w-]+)+$/.test(file) && (await isFile(path.join(shell, file)))) {
    return WITH_SITE.has(file) ? sendWithSite(reply, shell, file, site) : reply.sendFile(file);
  }
  if (!wantsPage(request, pathname)) throw new NotFoundException();
  return sendPage(request, reply, pathname, site);
}

async function sendWithSite(reply: FastifyReply, shell: string, file: string, site: Site) {
  const text = await readFile(path.join(shell, file), 'utf8');
  const type = file.endsWith('.xml') ? 'application/xml' : 'text/plain';
  reply.header('cache-control', 'no-cache').type(`${type}; charset=utf-8`);
  return reply.send(withSite(text, site));
}

/** Whether a page is wanted. A missing script or image must not be answered with one. */
function wantsPage({ headers }: FastifyRequest, pathname: string): boolean {
  const accept = headers.accept ?? '*/*';
  return accept.includes('text/html') || (accept.includes('*/*') && !path.extname(pathname));
}

async function isFile(name: string): Promise<boolean> {
  return stat(name).then(
    (stats) => stats.isFile(),
    () => false,
  );
}
