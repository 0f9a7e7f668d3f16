import { expect } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';

/** Number of answers that show that the service continues. */
export const MUCH = 60;
const LANES = 3;
/** The plan allows 500 customers. */
const ROUNDS_PER_WRITE = 5;
/** Pause between two requests of a lane, to spare the machine. */
const BETWEEN_MS = 40;
const READS = ['/api/contacts?limit=5', '/api/dashboard', '/', '/registry/remotes.json'];

/** A person who keeps reading and sometimes writes with an Idempotency-Key. */
export class Load {
  /** Answers such as `GET /api/dashboard 200`. */
  private readonly answers: string[] = [];
  private readonly lanes: Promise<void>[];
  private isRunning = true;
  writes = 0;

  constructor(
    private readonly url: string,
    private readonly cookie: string,
    private readonly files: () => string[] = () => [],
  ) {
    this.lanes = Array.from({ length: LANES }, () => this.run());
  }

  /** Waits for some more answered requests. */
  async goesOn(count = MUCH): Promise<void> {
    const enough = this.answers.length + count;
    await expect.poll(() => this.answers.length, { timeout: 30_000 }).toBeGreaterThan(enough);
  }

  /** Stops the load; returns the number of successful requests and all failures. */
  async stop(): Promise<{ good: number; bad: string[] }> {
    this.isRunning = false;
    await Promise.all(this.lanes);
    const bad = this.answers.filter((answer) => !/ 2\d\d$/.test(answer));
    return { good: this.answers.length - bad.length, bad };
  }

  private async run(): Promise<void> {
    for (let round = 0; this.isRunning; round += 1) {
      for (const path of [...READS, ...this.files()]) await this.send('GET', path);
      if (round % ROUNDS_PER_WRITE > 0) continue;
      this.writes += 1;
      await this.send('POST', '/api/contacts', {
        headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
        body: JSON.stringify({ name: 'Ana Ruiz', phone: '(555) 010-1111' }),
      });
    }
  }

  private async send(method: string, path: string, init: RequestInit = {}): Promise<void> {
    const headers = { ...init.headers, cookie: this.cookie };
    const outcome = await fetch(`${this.url}${path}`, { ...init, method, headers }).then(
      async (answer) => {
        const text = await answer.text();
        return answer.ok ? String(answer.status) : `${answer.status}: ${text}`;
      },
      (error: unknown) => String((error as Error).cause ?? error),
    );
    this.answers.push(`${method} ${path} ${outcome}`);
    await delay(BETWEEN_MS);
  }
}
