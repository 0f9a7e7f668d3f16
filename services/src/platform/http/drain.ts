import type { Server } from 'node:http';
import { Server as Listener } from 'node:net';

/** Longer than a proxy keeps idle connections to us (`keepalive_timeout` in deploy/edge). */
const PATIENCE_MS = 7_000;

/**
 * Stops accepting connections and serves the open ones until none is left. Idle connections are not cut
 * at once, because a proxy may be about to use them. Responses carry `Connection: close` instead, and
 * the proxy closes unused ones. A connection without any request, such as a browser's preconnect,
 * counts as busy in Node and gets the same time.
 */
export async function drain(server: Server, patienceMs = PATIENCE_MS): Promise<void> {
  server.prependListener('request', (_request, response) => {
    response.shouldKeepAlive = false;
  });
  // `http.Server.close` would cut idle connections.
  const ended = new Promise((resolve) => Listener.prototype.close.call(server, resolve));
  const unused = setInterval(() => server.closeIdleConnections(), patienceMs);
  server.headersTimeout = patienceMs;
  await ended;
  clearInterval(unused);
}
