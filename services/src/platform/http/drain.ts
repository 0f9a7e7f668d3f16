import type { Server } from 'node:http';
import { Server as Listener } from 'node:net';

/** Longer than a proxy keeps an idle connection to us (`keepalive_timeout` in deploy/edge). */
const PATIENCE_MS = 7_000;

/**
 * Takes no new connections and answers on those that are there until none is left. A proxy may be
 * about to send on a connection that looks idle from here, so these are not cut at once: each answer
 * says that it is the last, and the proxy closes those it does not use. A connection on which nothing
 * was ever asked, such as a browser opens to be ready, counts as busy to Node: it gets as long.
 */
export async function drain(server: Server, patienceMs = PATIENCE_MS): Promise<void> {
  server.prependListener('request', (_request, response) => {
    response.shouldKeepAlive = false;
  });
  // The HTTP server's own close would cut the idle connections.
  const ended = new Promise((resolve) => Listener.prototype.close.call(server, resolve));
  const unused = setInterval(() => server.closeIdleConnections(), patienceMs);
  server.headersTimeout = patienceMs;
  await ended;
  clearInterval(unused);
}
