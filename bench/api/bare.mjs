import Fastify from 'fastify';
import pg from 'pg';
import { poolConfig, poolSizes } from '../../services/dist/platform/database/pools.js';
import { APP_ROLE, PLATFORM_ROLE, roleUrl } from '../../services/dist/platform/database/roles.js';

const CONNECTIONS = 20;
const IS_FRAME = /^(begin|commit|set local|select set_config)/i;

/** Transactions that read a request's data. */
function transactionsOf(statements) {
  const transactions = new Map();
  for (const { connection, user, text, values } of statements) {
    if (user !== APP_ROLE) continue;
    const kept = transactions.get(connection) ?? [];
    transactions.set(connection, [...kept, { text, values }]);
  }
  return [...transactions.values()];
}

/** Number of a request's data statements, without the transaction statements around them. */
export const dataQueriesOf = (statements) =>
  statements.filter(({ user, text }) => user === APP_ROLE && !IS_FRAME.test(text)).length;

/** Pipelines a transaction's statements. */
async function runIn(pool, transaction) {
  const client = await pool.connect();
  try {
    return await Promise.all(transaction.map(({ text, values }) => client.query(text, values)));
  } finally {
    client.release();
  }
}

/**
 * Only Fastify and pg: for each route the recorded statements of the product, with the same
 * isolation, answer and headers.
 */
export async function serveBare(databaseUrl) {
  const sizes = poolSizes(CONNECTIONS);
  const poolOf = (role, size) => new pg.Pool(poolConfig(roleUrl(databaseUrl, role), size));
  const platform = poolOf(PLATFORM_ROLE, sizes.platform);
  const app = new pg.Pool({
    ...poolConfig(roleUrl(databaseUrl, APP_ROLE), sizes.businesses),
    pipeline: true,
  });
  const routes = new Map();
  let session;
  const server = Fastify();
  server.get('/*', async (request, reply) => {
    const { transactions, answer, headers } = routes.get(request.url);
    const { rows } = await platform.query(session.text, session.values);
    if (rows.length !== 1) return reply.code(401).send();
    await Promise.all(transactions.map((transaction) => runIn(app, transaction)));
    return reply.headers(headers).send(answer);
  });
  return {
    url: await server.listen({ port: 0, host: 'localhost' }),
    route: ({ address, statements, answer, headers }) => {
      // The product caches a session that it has just looked up; the bare server looks it up every
      // time.
      session = statements.find(({ user }) => user === PLATFORM_ROLE) ?? session;
      routes.set(address, { transactions: transactionsOf(statements), answer, headers });
    },
    stop: async () => {
      await server.close();
      await Promise.all([platform.end(), app.end()]);
    },
  };
}
