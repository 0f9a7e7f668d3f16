import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

interface Attribute {
  key: string;
  value: Record<string, unknown>;
}

interface SentSpan {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  kind: number;
  attributes: Attribute[];
  status: { code: number };
}

interface Request {
  resourceSpans: {
    resource: { attributes: Attribute[] };
    scopeSpans: { spans: SentSpan[] }[];
  }[];
}

/** An exported span with its attributes by name. */
export interface ReceivedSpan extends Omit<SentSpan, 'attributes'> {
  service: unknown;
  attributes: Record<string, unknown>;
}

const byName = (attributes: Attribute[]) =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]));

/** Fake OpenTelemetry collector on a real port, which records JSON. */
export class FakeCollector {
  /** All request bodies. */
  readonly bodies: string[] = [];
  private readonly server: Server;

  private constructor() {
    this.server = createServer((request, response) => {
      void text(request).then((body) => {
        this.bodies.push(body);
        response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
      });
    });
  }

  static async start(): Promise<FakeCollector> {
    const fake = new FakeCollector();
    await once(fake.server.listen(0, '127.0.0.1'), 'listening');
    return fake;
  }

  /** URL for OTEL_EXPORTER_OTLP_ENDPOINT. */
  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  get spans(): ReceivedSpan[] {
    return this.spansIn(this.bodies);
  }

  /** Spans in some of the bodies. */
  spansIn(bodies: string[]): ReceivedSpan[] {
    return bodies
      .flatMap((body) => (JSON.parse(body) as Request).resourceSpans)
      .flatMap(({ resource, scopeSpans }) => {
        const service = byName(resource.attributes)['service.name'];
        return scopeSpans
          .flatMap(({ spans }) => spans)
          .map((span) => ({ ...span, service, attributes: byName(span.attributes) }));
      });
  }

  /** Spans of one trace. */
  of(traceId: string): ReceivedSpan[] {
    return this.spans.filter((span) => span.traceId === traceId);
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    this.server.close();
    await once(this.server, 'close');
  }
}
