import 'reflect-metadata';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { createApp } from '../../src/app.js';
import { Clock } from '../../src/platform/clock/clock.js';
import { parseConfig, type Config } from '../../src/platform/config/config.js';
import { Visitor, type Schemas } from './visitor.js';
import { createDatabase, dropDatabase, pooled } from './database.js';

/** Clock that stands still until a test moves it. */
export class TestClock extends Clock {
  constructor(private instant: Date) {
    super();
  }

  now(): Date {
    return this.instant;
  }

  set(iso: string): void {
    this.instant = new Date(iso);
  }

  advance({ seconds = 0, hours = 0 }: { seconds?: number; hours?: number }): void {
    this.instant = new Date(this.instant.getTime() + (hours * 3600 + seconds) * 1000);
  }
}

export interface TestApp {
  app: NestFastifyApplication;
  clock: TestClock;
  config: Config;
  url: string;
  /** Visitor at this address. Default: the test's own address. */
  visitor: (address?: string) => Visitor;
  /** Owner of a new business, from a unique address. */
  owner: (registration?: Partial<Registration>) => Promise<Visitor>;
  /** User who has accepted an invitation to somebody's business. */
  colleague: (of: Visitor, role: Schemas['Role']) => Promise<Visitor>;
  stop: () => Promise<void>;
}

export interface Registration {
  firstName: string;
  lastName: string;
  email: string;
  password: string;
  businessName: string;
  phone?: string;
  timeZone?: string;
  timeFormat?: '12h' | '24h';
}

let businesses = 0;

export function registration(): Registration {
  businesses += 1;
  return {
    firstName: 'Dana',
    lastName: 'Reyes',
    email: `owner-${process.pid}-${businesses}@example.com`,
    password: 'secret-enough',
    businessName: `Detailing ${businesses}`,
    timeZone: 'America/New_York',
  };
}

/** Real server on a real database and port. */
export async function startTestApp({
  now = '2026-06-17T15:00:00Z',
  env = {},
  databaseUrl: given,
}: {
  now?: string;
  env?: Record<string, string>;
  /** Database of the caller, which is kept. Default: a new one. */
  databaseUrl?: string;
} = {}): Promise<TestApp> {
  const databaseUrl = given ?? (await createDatabase());
  const config = parseConfig({
    DEMO_MODE: '0',
    PASSWORD_HASHING: 'quick',
    WORKER: '0',
    LOG_LEVEL: 'silent',
    // Allows requests from other addresses: see Visitor.
    TRUST_PROXY: '1',
    ...pooled(databaseUrl),
    ...env,
    DATABASE_URL: databaseUrl,
  });
  const clock = new TestClock(new Date(now));
  const app = await createApp(config, clock);
  const server = await app.listen(0, '127.0.0.1');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const visitor = (address?: string) => new Visitor(url, address);
  return {
    app,
    clock,
    config,
    url,
    visitor,
    owner: async (given) => {
      const person = visitor();
      const input = { ...registration(), ...given };
      const from = { 'x-forwarded-for': `10.0.${businesses >> 8}.${businesses & 255}` };
      await person.post('/api/register', input, { headers: from });
      return person;
    },
    colleague: async (of, role) => {
      const input = { firstName: 'Ben', email: `${randomUUID()}@example.com`, role };
      const { body } = await of.post<Schemas['InvitedUser']>('/api/admin/users', input);
      const token = body.invitation.path.split('invite=')[1] ?? '';
      const person = visitor();
      await person.post('/api/invitations/accept', { token, password: 'secret-enough' });
      return person;
    },
    stop: async () => {
      // Clients may keep unused connections, for which closing would wait.
      app.getHttpServer().closeAllConnections();
      await app.close();
      if (!given) await dropDatabase(databaseUrl);
    },
  };
}
