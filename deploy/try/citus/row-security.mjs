/**
 * Rows that the application's role sees and changes on a worker, without the coordinator and
 * Citus.
 */
import { APP } from './cluster.mjs';

/** Distributed tables with their distribution columns. */
export const spreadTables = (cluster) =>
  cluster.sql(
    `select table_name::text as name, distribution_column as "column" from citus_tables
     where citus_table_type = 'distributed' order by 1`,
  );

/** Shards of these tables on a node, which are ordinary tables in PostgreSQL. */
async function shardsOn(cluster, node, tables) {
  const shards = await cluster.sql(
    `select table_name::text as table, shard_name as name from citus_shards where nodeport = $1`,
    [node.port],
  );
  const columns = new Map(tables.map(({ name, column }) => [name, column]));
  return shards
    .filter(({ table }) => columns.has(table))
    .map(({ table, name }) => ({ name, column: columns.get(table) }));
}

async function asBusiness(cluster, node, businessId, work) {
  return cluster.as(APP, node, async (ask) => {
    await ask('begin');
    if (businessId) await ask(`set local app.business_id = '${businessId}'`);
    await ask('set local citus.override_table_visibility = off');
    return work(ask);
  });
}

/** Businesses whose rows are visible to a business, or to none, in any table or shard on a node. */
export async function idsSeen(cluster, node, tables, businessId) {
  const places = [...tables, ...(await shardsOn(cluster, node, tables))];
  return asBusiness(cluster, node, businessId, async (ask) => {
    const seen = new Set();
    for (const { name, column } of places) {
      if (!(await mayRead(ask, name))) continue;
      const rows = await ask(`select distinct ${column}::text as id from ${name}`);
      for (const { id } of rows) seen.add(id);
    }
    return seen;
  });
}

/** Number of other businesses' rows that a business can change, in any shard on a node. */
export async function rowsChanged(cluster, node, tables, businessId, others) {
  const shards = await shardsOn(cluster, node, tables);
  return asBusiness(cluster, node, businessId, async (ask) => {
    let changed = 0;
    for (const { name, column } of shards) {
      if (!(await mayDelete(ask, name))) continue;
      const gone = await ask(`delete from ${name} where ${column} = any ($1) returning 1`, [
        others,
      ]);
      changed += gone.length;
    }
    await ask('rollback');
    return changed;
  });
}

const may = (right) => async (ask, table) => {
  const [{ may: has }] = await ask('select has_table_privilege($1, $2) as may', [table, right]);
  return has;
};
const mayRead = may('select');
const mayDelete = may('delete');
