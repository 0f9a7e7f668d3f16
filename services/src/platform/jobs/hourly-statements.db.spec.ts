import pg from 'pg';
import { runHourlyTasks } from '../../../test/support/hourly.js';
import { startTestApp, type TestApp } from '../../../test/support/test-app.js';
import type { Schemas } from '../../../test/support/visitor.js';
import { PlatformDatabase, type Sql } from '../database/index.js';

let server: TestApp;

beforeAll(async () => {
  server = await startTestApp();
});

afterAll(() => server.stop());

interface Statement {
  text: string;
  parameters: unknown[];
}

/** Statements of one run of all tasks. */
async function statementsOfOneRun(): Promise<Statement[]> {
  const asked: Statement[] = [];
  const db = server.app.get(PlatformDatabase) as { sql: Sql; tx: PlatformDatabase['tx'] };
  const { sql, tx } = db;
  const noted =
    (run: Sql): Sql =>
    (text, parameters = []) => {
      asked.push({ text, parameters });
      return run(text, parameters);
    };
  Object.assign(db, {
    sql: noted(sql),
    tx: <T>(work: (run: Sql) => Promise<T>) => tx.call(db, (run) => work(noted(run))),
  });
  await runHourlyTasks(server);
  Object.assign(db, { sql, tx });
  return asked;
}

interface Node {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  'Index Cond'?: string;
  Plans?: Node[];
}

const nodesOf = (node: Node): Node[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)];

/** Adds contacts that no purge matches, because the choice of index depends on the table's content. */
async function fillContacts(client: pg.Client): Promise<void> {
  const owner = await server.owner();
  const { body } = await owner.get<Schemas['SessionState']>('/api/session');
  await client.query(
    `insert into contacts (business_id, name, phone, email, vehicle, created_at)
     select $1, 'Customer ' || n, '555', '', 'Volvo V' || n, now() from generate_series(1, 2000) n`,
    [body.user?.businessId],
  );
  await client.query('analyze contacts');
}

/** Plan without sequential scans, as for large tables. */
async function planOf(client: pg.Client, { text, parameters }: Statement): Promise<Node[]> {
  const { rows } = await client.query<{ 'QUERY PLAN': { Plan: Node }[] }>(
    `explain (format json) ${text}`,
    parameters,
  );
  return rows.flatMap((row) => row['QUERY PLAN'].flatMap(({ Plan }) => nodesOf(Plan)));
}

describe('statements of the hourly tasks', () => {
  let client: pg.Client;
  let statements: Statement[];
  let partial: string[];

  beforeAll(async () => {
    statements = await statementsOfOneRun();
    client = new pg.Client({ connectionString: server.config.databaseUrl });
    await client.connect();
    await fillContacts(client);
    await client.query(
      'set enable_seqscan = off; set enable_hashjoin = off; set enable_mergejoin = off',
    );
    const { rows } = await client.query<{ name: string }>(
      'select indexrelid::regclass::text as name from pg_index where indpred is not null',
    );
    partial = rows.map(({ name }) => name);
  });

  afterAll(() => client.end());

  it('change a limited number of rows at a time', () => {
    const changes = statements.filter(({ text }) => /^\s*(delete|update|with)/.test(text));
    expect(changes.length).toBeGreaterThan(15);
    // Rows deleted with a batch of businesses need no limit.
    const unlimited = changes.filter(({ text }) => !/ limit \$\d| business_id = any/.test(text));
    expect(unlimited).toEqual([]);
  });

  it('find their rows by an index', async () => {
    const reading = [];
    for (const statement of statements) {
      for (const node of await planOf(client, statement)) {
        const isSought = node['Index Cond'] ?? partial.includes(node['Index Name'] ?? '');
        if (/^Seq Scan|^Index/.test(node['Node Type']) && !isSought) {
          reading.push([statement.text, node['Node Type'], node['Index Name']]);
        }
      }
    }
    expect(reading).toEqual([]);
  });
});
