import {
  context,
  diag,
  DiagLogLevel,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
  TraceFlags,
  type Attributes,
  type Context,
  type Span,
} from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import {
  defaultResource,
  detectResources,
  envDetector,
  resourceFromAttributes,
  serviceInstanceIdDetector,
} from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  NodeTracerProvider,
  RandomIdGenerator,
} from '@opentelemetry/sdk-trace-node';
import { Logger } from '@nestjs/common';
import { setTimeout as delay } from 'node:timers/promises';

/** An unresponsive collector must not delay shutdown. */
const LAST_EXPORT_MS = 5_000;

export interface Activity {
  name: string;
  kind: 'server' | 'client' | 'consumer';
  attributes?: Attributes;
  /** Parent trace from `traceparent()`. */
  parent?: string;
}

const KINDS = {
  server: SpanKind.SERVER,
  client: SpanKind.CLIENT,
  consumer: SpanKind.CONSUMER,
};

/**
 * OpenTelemetry SDK, configured by its own `OTEL_*` variables. Spans contain names, routes, statements
 * and ids, but never values or error messages.
 */
export class Telemetry {
  private readonly ids = new TakenIds();
  private readonly provider = new NodeTracerProvider({
    idGenerator: this.ids,
    resource: defaultResource()
      .merge(resourceFromAttributes({ 'service.name': 'clearcoat' }))
      .merge(detectResources({ detectors: [envDetector, serviceInstanceIdDetector] })),
    spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter())],
  });
  private readonly tracer = this.provider.getTracer('clearcoat');

  constructor() {
    // No propagator, so that foreign headers cannot influence our traces.
    this.provider.register({ propagator: null });
    const warn = (message: string) => Logger.warn(message.slice(0, 300), 'Traces');
    const silent = () => undefined;
    const talk = { error: warn, warn, info: silent, debug: silent, verbose: silent };
    diag.setLogger(talk, { logLevel: DiagLogLevel.WARN, suppressOverrideMessage: true });
  }

  async stop(): Promise<void> {
    await Promise.race([
      this.provider.shutdown().catch(() => undefined),
      delay(LAST_EXPORT_MS, undefined, { ref: false }),
    ]);
    trace.disable();
    context.disable();
    diag.disable();
  }

  /**
   * Starts a trace under the browser's id. The header's other fields are ignored, so that clients
   * cannot control sampling.
   */
  begin({ name, kind, attributes }: Activity, traceId?: string): Span {
    this.ids.next = traceId;
    const span = this.tracer.startSpan(name, { kind: KINDS[kind], attributes, root: true });
    this.ids.next = undefined;
    return span;
  }

  /** Starts a child span of the current one. */
  part({ name, kind, attributes }: Activity): Span {
    return this.tracer.startSpan(name, { kind: KINDS[kind], attributes });
  }

  async during<T>(activity: Activity, work: () => Promise<T>): Promise<T> {
    const { name, kind, attributes, parent } = activity;
    const from = parent === undefined ? context.active() : contextOf(parent);
    const span = this.tracer.startSpan(name, { kind: KINDS[kind], attributes }, from);
    try {
      return await this.within(span, work);
    } catch (error) {
      this.failed(span, error);
      throw error;
    } finally {
      span.end();
    }
  }

  within<T>(span: Span, work: () => T): T {
    return context.with(trace.setSpan(context.active(), span), work);
  }

  /** Marks a span as failed by error code. Messages may quote user input. */
  failed(span: Span, error: unknown): void {
    const { code, name } = (error ?? {}) as { code?: unknown; name?: unknown };
    const type = [code, name].find((word) => typeof word === 'string') ?? 'unknown';
    span.setAttribute('error.type', type).setStatus({ code: SpanStatusCode.ERROR });
  }

  /** Binds a callback to the current context. */
  bound<F>(callback: F): F {
    return context.bind(context.active(), callback);
  }

  /** Whether the current span is recorded. */
  isKept(): boolean {
    return trace.getActiveSpan()?.isRecording() ?? false;
  }

  /** Header of the current span, for deferred work. */
  traceparent(): string | undefined {
    const under = trace.getActiveSpan()?.spanContext();
    return under && `00-${under.traceId}-${under.spanId}-0${under.traceFlags & TraceFlags.SAMPLED}`;
  }
}

function contextOf(traceparent: string): Context {
  const [, traceId = '', spanId = '', flags] = traceparent.split('-');
  const traceFlags = flags === '01' ? TraceFlags.SAMPLED : TraceFlags.NONE;
  return trace.setSpanContext(ROOT_CONTEXT, { traceId, spanId, traceFlags, isRemote: true });
}

/** Id generator that can take a given id for the next trace. */
class TakenIds extends RandomIdGenerator {
  next?: string;
  private readonly random = new RandomIdGenerator();
  override generateTraceId = () => this.next ?? this.random.generateTraceId();
}
