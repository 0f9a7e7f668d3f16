/** A coordinator and its workers on loopback, with the product's schema distributed over them. */
import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { ROOT } from '../../../scripts/bootstrap.mjs';
import { roleUrl } from '../../services/dist/platform/database/roles.js';
import { CitusNode, folderOf, OWNER } from './node.mjs';

export const APP = 'clearcoat_app';
const PLATFORM = 'clearcoat_platform';

export class CitusCluster {
  nodes = [];

  constructor(pgConfig) {
    this.folder = mkdtempSync(path.join(tmpdir(), 'clearcoat-citus-'));
    chmodSync(this.folder, 0o755);
    this.bin = folderOf(pgConfig);
    const owner = randomBytes(12).toString('hex');
    // Derived from the owner's password as in the product, so that the tests can connect.
    const made = (role) =>
      new URL(roleUrl(`postgres://${OWNER}:${owner}@localhost/`, role)).password;
    this.passwords = { [OWNER]: owner, [APP]: made(APP), [PLATFORM]: made(PLATFORM) };
    CitusNode.letIn(this.folder, Object.entries(this.passwords));
  }

  async addNode(name) {
    const node = new CitusNode(name, this.folder, this.bin, this.passwords[OWNER]);
    this.nodes.push(node);
    await node.create();
    return node;
  }

  get coordinator() {
    return this.nodes[0];
  }

  async start(workers) {
    const names = Array.from({ length: workers }, (_, index) => `worker${index + 1}`);
    for (const name of ['coordinator', ...names])
      await this.sql('create extension citus', [], await this.addNode(name));
    await this.sql(`select citus_set_coordinator_host('127.0.0.1', $1)`, [this.coordinator.port]);
    for (const node of this.nodes.slice(1)) await this.join(node);
  }

  join(node) {
    return this.sql(`select citus_add_node('127.0.0.1', $1)`, [node.port]);
  }

  /** Database URLs of the owner and the two roles, as the product's settings. */
  urls(node = this.coordinator, database = 'postgres') {
    const url = (role) => node.url(database, role, this.passwords[role]);
    return {
      DATABASE_URL: url(OWNER),
      APP_DATABASE_URL: url(APP),
      PLATFORM_DATABASE_URL: url(PLATFORM),
    };
  }

  /** Runs one of the product's programs. */
  program(name, node = this.coordinator, database = 'postgres') {
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [path.join(ROOT, 'services/dist', name)],
      { encoding: 'utf8', env: { ...process.env, ...this.urls(node, database) } },
    );
    if (status !== 0) throw new Error(`${name}: ${stderr}`);
    return stdout.trim();
  }

  /** Runs one statement as the owner. */
  sql(text, parameters, node = this.coordinator) {
    return this.as(OWNER, node, async (ask) => ask(text, parameters));
  }

  /** Runs work over one connection of a role to a node. */
  async as(role, node, work, database = 'postgres') {
    const connectionString = node.url(database, role, this.passwords[role]);
    const client = new pg.Client({ connectionString });
    await client.connect();
    try {
      return await work(async (text, parameters) => (await client.query(text, parameters)).rows);
    } finally {
      await client.end();
    }
  }

  /**
   * Makes a distributed template database that tests clone node by node. Open connections block
   * cloning, so connections are disallowed as for template0, also for the nodes' own maintenance.
   * All nodes restart to close existing ones.
   */
  async makeTemplate(nodes) {
    const owner = (node, statements, database) =>
      this.as(
        OWNER,
        node,
        async (ask) => {
          for (const each of statements) await ask(each);
        },
        database,
      );
    for (const node of nodes) {
      await owner(node, [
        'set citus.enable_create_database_propagation = off',
        'create database spread',
      ]);
      await owner(node, ['create extension citus'], 'spread');
    }
    const [coordinator, ...workers] = nodes;
    // Tests create triggers as migrations do.
    await owner(coordinator, [`alter role ${OWNER} set citus.enable_unsafe_triggers = on`]);
    const known = [`select citus_set_coordinator_host('127.0.0.1', ${coordinator.port})`];
    const joined = workers.map(({ port }) => `select citus_add_node('127.0.0.1', ${port})`);
    await owner(coordinator, [...known, ...joined], 'spread');
    for (const name of ['migrate.js', 'distribute.js']) this.program(name, coordinator, 'spread');
    for (const node of nodes) {
      // Not by 'alter database', which Citus would propagate to the other nodes.
      await owner(node, [`update pg_database set datallowconn = false where datname = 'spread'`]);
      node.stop();
      node.start();
    }
    return nodes.map((node) => node.url()).join(' ');
  }

  stop() {
    for (const node of this.nodes) {
      try {
        node.stop('immediate');
      } catch {
        // The node never started.
      }
    }
    rmSync(this.folder, { recursive: true, force: true });
  }
}
