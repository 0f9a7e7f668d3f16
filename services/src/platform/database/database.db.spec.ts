import { once } from 'node:events';
import { Agent, get } from 'node:http';
import { setImmediate as turn } from 'node:timers/promises';
import pg from 'pg';
import { query } from '../../../test/support/database.js';
import { untilReady } from '../../../test/support/ready.js';
import { startTestApp, type TestApp } from '../../../test/support/test-app.js';
import { stopServing } from '../http/stop-serving.js';
import { Database } from './database.js';
import { PlatformDatabase } from './platform-database.js';
import { poolSizes } from './pools.js';
import { assertPowerless } from './safety.js';
import type { Sql } from './sql.js';

let server: TestApp;
let db: Database;

const nobody = { businessId: '00000000-0000-4000-8000-000000000000', timeZone: 'UTC' };

beforeAll(async () => {
  server = await startTestApp();
  db = server.app.get(Database);
});

afterAll(() => server.stop());

describe('the doors to the database', () => {
  it('reading cannot write', async () => {
    const write = db.read(nobody, (sql) => sql(`update contacts set name = 'x'`));
    await expect(write).rejects.toMatchObject({ code: '25006' });
    expect(await db.read(nobody, (sql) => sql('select 1 as one'))).toEqual([{ one: 1 }]);
  });

  it('hand a connection on as it was after a question that failed', async () => {
    const wrong = db.read(nobody, (sql) =>
      Promise.all([sql('select 1 / 0'), sql('select 1 as one')]),
    );
    await expect(wrong).rejects.toMatchObject({ code: '22012' });
    const all = Array.from({ length: 40 }, () => db.read(nobody, (sql) => sql('select 1 as one')));
    expect(new Set((await Promise.all(all)).flat().map((row) => JSON.stringify(row)))).toEqual(
      new Set(['{"one":1}']),
    );
  });

  it('answer no question that comes after the read is over', async () => {
    const late = db.read(nobody, async (sql) => {
      await sql('select 1');
      return sql('select 2');
    });
    await expect(late).rejects.toThrow('Asked after waiting');
    const steps = db.readInSteps(nobody, async (sql) => {
      await sql('select 1');
      return sql('select 2 as two');
    });
    expect(await steps).toEqual([{ two: 2 }]);
  });

  it('leave nothing behind on the connection', async () => {
    await db.read(nobody, (sql) => sql('select 1'));
    const [after] = await query<{ set: string | null }>(
      server.config.databaseUrl,
      `select nullif(current_setting('app.business_id', true), '') as set`,
    );
    expect(after?.set).toBeNull();
    const concurrent = Array.from({ length: 40 }, (_, index) => {
      const businessId = `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`;
      const ask = `select current_setting('app.business_id') as id`;
      return db.read({ businessId, timeZone: 'UTC' }, async (sql) => {
        const [row] = await sql<{ id: string }>(ask);
        return row?.id === businessId;
      });
    });
    expect(new Set(await Promise.all(concurrent))).toEqual(new Set([true]));
  });

  it('open no more connections than they may, whether one reads or writes', async () => {
    const most = poolSizes(server.config.databaseConnections).businesses;
    const hold = ({ sql }: { sql: Sql }) => sql('select pg_sleep(0.05)');
    const busy = Array.from({ length: 4 * most }, (_, index) =>
      index % 2 ? db.tx(nobody, hold) : db.read(nobody, (sql) => hold({ sql })),
    );
    const connections = async () => {
      const [row] = await query<{ open: number }>(
        server.config.databaseUrl,
        `select count(*)::int as open from pg_stat_activity
         where usename = 'clearcoat_app' and datname = current_database()`,
      );
      return row?.open ?? 0;
    };
    const open = await connections();
    await Promise.all(busy);
    // One extra connection is the probe's.
    expect([open, await connections()].every((count) => count <= most + 1)).toBe(true);
    expect(await connections()).toBeGreaterThanOrEqual(most);
  });

  it('survive a connection that is lost in the middle', async () => {
    const lost = (sql: Sql) => sql('select pg_terminate_backend(pg_backend_pid())');
    await expect(db.read(nobody, lost)).rejects.toThrow();
    await expect(db.tx(nobody, ({ sql }) => lost(sql))).rejects.toThrow();
    await expect(server.app.get(PlatformDatabase).tx(lost)).rejects.toThrow();
    expect(await db.read(nobody, (sql) => sql('select 1 as one'))).toEqual([{ one: 1 }]);
  });

  it('undo everything when the work fails, and try again after a deadlock', async () => {
    let attempts = 0;
    const work = db.tx(nobody, () => {
      attempts += 1;
      const deadlock = Object.assign(new Error('deadlock'), { code: '40P01' });
      return attempts < 3 ? Promise.reject(deadlock) : Promise.resolve('done');
    });
    await expect(work).resolves.toBe('done');
    await expect(db.tx(nobody, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  });

  it('the platform role reads no customers and no phone numbers', async () => {
    const { sql } = server.app.get(PlatformDatabase);
    for (const table of ['contacts', 'appointments']) {
      await expect(sql(`select * from ${table}`)).rejects.toMatchObject({ code: '42501' });
    }
    await expect(sql('select phone from users')).rejects.toMatchObject({ code: '42501' });
    await expect(sql('select phone from businesses')).rejects.toMatchObject({ code: '42501' });
    const person = await server.owner();
    await sql('delete from businesses');
    expect((await person.get('/api/contacts')).status).toBe(200);
  });

  it('refuse a role that row level security does not hold', async () => {
    const pool = new pg.Pool({ connectionString: server.config.databaseUrl, max: 1 });
    await expect(assertPowerless(pool)).rejects.toThrow('refusing to start');
    await pool.end();
  });
});

describe('readiness', () => {
  it('is asked over a connection of its own, however busy the others are', async () => {
    const release = new AbortController();
    const held = Array.from({ length: 40 }, () =>
      db.read(nobody, async (sql) => {
        await sql('select 1');
        if (!release.signal.aborted) await once(release.signal, 'abort');
      }),
    );
    await untilReady(server.visitor());
    release.abort();
    await Promise.all(held);
  });

  it('says 503 from the moment the process is asked to stop, also on a connection it has', async () => {
    const other = await startTestApp();
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const statusOf = () =>
      new Promise<number | undefined>((resolve, reject) => {
        get(`${other.url}/health/ready`, { agent }, (response) => {
          response.resume().on('end', () => resolve(response.statusCode));
        }).on('error', reject);
      });
    // On a busy machine the database may answer later than the probe's timeout.
    while ((await statusOf()) !== 200) await turn();
    const stopped = stopServing(other.app);
    expect(await statusOf()).toBe(503);
    await stopped;
    agent.destroy();
  });
});
