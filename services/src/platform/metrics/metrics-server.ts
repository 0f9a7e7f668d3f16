import {
  Injectable,
  type OnApplicationBootstrap,
  type OnApplicationShutdown,
} from '@nestjs/common';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { collectDefaultMetrics } from 'prom-client';
import { Config, ConfigError } from '../config/config.js';
import { Metrics } from './metrics.js';

/** Serves metrics on a separate port, because the public one is open to everybody. */
@Injectable()
export class MetricsServer implements OnApplicationBootstrap, OnApplicationShutdown {
  private server?: Server;

  constructor(
    private readonly config: Config,
    private readonly metrics: Metrics,
  ) {}

  /** Port of the server; undefined if no metrics are served. */
  get port(): number | undefined {
    return (this.server?.address() as AddressInfo | undefined)?.port;
  }

  async onApplicationBootstrap(): Promise<void> {
    const { metricsPort, host } = this.config;
    if (metricsPort === undefined) return;
    collectDefaultMetrics({ register: this.metrics.registry });
    const server = createServer((request, response) => void this.answer(request, response));
    server.listen(metricsPort, host);
    await once(server, 'listening').catch(({ code }: { code?: string }) => {
      throw new ConfigError(`Nothing can listen on METRICS_PORT ${metricsPort} (${code}).`);
    });
    this.server = server;
  }

  async onApplicationShutdown(): Promise<void> {
    const { server } = this;
    if (!server) return;
    const closed = once(server, 'close');
    server.close();
    server.closeAllConnections();
    await closed;
    this.metrics.registry.clear();
  }

  private async answer({ method, url }: IncomingMessage, response: ServerResponse): Promise<void> {
    if (method !== 'GET' || url?.split('?', 1)[0] !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    const { registry } = this.metrics;
    const text = await registry.metrics().catch(() => undefined);
    if (text === undefined) response.writeHead(500).end();
    else response.writeHead(200, { 'content-type': registry.contentType }).end(text);
  }
}
