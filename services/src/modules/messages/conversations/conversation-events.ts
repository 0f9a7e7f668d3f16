import { Injectable, Logger, type StreamableFile } from '@nestjs/common';
import { PlatformDatabase } from '../../../platform/database/index.js';
import { tooManyRequests } from '../../../platform/errors/app-error.js';
import { Readiness } from '../../../platform/health/readiness.js';
import { EventStream } from '../../../platform/http/event-stream.js';
import type { Person } from '../../../platform/tenancy/context.js';
import { MINUTE_MS } from '../../../platform/time/durations.js';
import { findLatest } from './conversations.queries.js';

const LOOK_MS = 2_000;
const PING_MS = 25_000;
/** A client connects again, by which its session is checked. */
const LIFETIME_MS = 2 * MINUTE_MS;
const MOST_PER_USER = 6;

interface Listener extends Person {
  events: EventStream;
  /** Mark of the business's latest messages that the listener knows. */
  mark?: string;
}

/**
 * Tells open inboxes of changes. Each process looks at all businesses with an open inbox in one
 * statement, and not at all while there is none.
 */
@Injectable()
export class ConversationEvents {
  private readonly logger = new Logger(ConversationEvents.name);
  private readonly listeners = new Set<Listener>();
  private timer?: NodeJS.Timeout;

  constructor(
    private readonly platform: PlatformDatabase,
    private readonly readiness: Readiness,
  ) {
    readiness.draining.addEventListener('abort', () => {
      for (const { events } of this.listeners) events.end();
    });
  }

  watch({ businessId, userId }: Person): StreamableFile {
    const own = [...this.listeners].filter((each) => each.userId === userId);
    if (own.length >= MOST_PER_USER) {
      throw tooManyRequests('The inbox is open too many times.', LIFETIME_MS / 1000);
    }
    const events = new EventStream(PING_MS);
    const listener = { businessId, userId, events };
    this.listeners.add(listener);
    const lifetime = setTimeout(() => events.end(), LIFETIME_MS);
    events.signal.addEventListener('abort', () => {
      clearTimeout(lifetime);
      this.remove(listener);
    });
    if (this.readiness.draining.aborted) events.end();
    this.timer ??= setTimeout(() => void this.look(), LOOK_MS);
    return events.body;
  }

  private remove(listener: Listener): void {
    this.listeners.delete(listener);
    if (this.listeners.size > 0) return;
    clearTimeout(this.timer);
    this.timer = undefined;
  }

  private async look(): Promise<void> {
    const businessIds = [...new Set([...this.listeners].map(({ businessId }) => businessId))];
    try {
      const latest = await findLatest(this.platform.sql, businessIds);
      const marks = new Map(latest.map(({ businessId, mark }) => [businessId, mark]));
      for (const listener of this.listeners) tell(listener, marks.get(listener.businessId));
    } catch (error) {
      // The next look finds what this one missed.
      this.logger.warn(error);
    }
    this.timer = this.listeners.size > 0 ? setTimeout(() => void this.look(), LOOK_MS) : undefined;
  }
}

/** A new listener is told once, since messages may have come while it connected. */
function tell(listener: Listener, mark: string | undefined): void {
  if (mark === undefined || mark === listener.mark) return;
  listener.mark = mark;
  listener.events.send('changed', {});
}
