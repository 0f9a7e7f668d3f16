import Fastify from 'fastify';
import pg from 'pg';
import { poolConfig, poolSizes } from '../../services/dist/platform/database/pools.js';
import { APP_ROLE, PLATFORM_ROLE, roleUrl } from '../../services/dist/platform/database/roles.js';

const CONNECTIONS = 20;
const IS_FRAME = /^(begin|commit|set local|select set_config)/i;

/** The statements of a request: who asks, and the transactions in which the data is read. */
function planOf(statements) {
  const transactions = new Map();
  for (const { connection, user, text, values } of statements) {
    if (user !== APP_ROLE) continue;
    const kept = transactions.get(connection) ?? [];
    transactions.set(connection, [...kept, { text, values }]);
  }
  const session = statements.find(({ user }) => user === PLATFORM_ROLE);
  return { session, transactions: [...transactions.values()] };
}

/** How many statements of a request read data, those of the transaction around them left out. */
export const dataQueriesOf = (statements) =>
  statements.filter(({ user, text }) => user === APP_ROLE && !IS_FRAME.test(text)).length;

/** Without waiting for one before the next is sent. */
async function runIn(pool, transaction) {
  const client = await pool.connect();
  try {
    return await Promise.all(transaction.map(({ text, values }) => client.query(text, values)));
  } finally {
    client.release();
  }
}

/**
 * Fastify and pg, and nothing else: for each route the statements that the product was seen to send, with
 * the same isolation, and an answer of the same content.
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
  const server = Fastify();
  server.get('/*', async (request, reply) => {
    const { plan, answer } = routes.get(request.url);
    const { rows } = await platform.query(plan.session.text, plan.session.values);
    if (rows.length !== 1) return reply.code(401).send();
    await Promise.all(plan.transactions.map((transaction) => runIn(app, transaction)));
    return reply.send(answer);
  });
  return {
    url: await server.listen({ port: 0, host: 'localhost' }),
    route: ({ address, statements, answer }) =>
      void routes.set(address, { plan: planOf(statements), answer }),
    stop: async () => {
      await server.close();
      await Promise.all([platform.end(), app.end()]);
    },
  };
}
