/**
 * PgBouncer in transaction mode in front of the tests' PostgreSQL: `npm run try:pgbouncer`. The server
 * connects through it; migrations do not.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, writeFile } from 'node:fs/promises';
import { createServer, connect } from 'node:net';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';

const MOST_TRIES = 100;

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address();
  server.close();
  return port;
}

const settings = (postgres, port, folder) => `
[databases]
* = host=127.0.0.1 port=${postgres}

[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
pool_mode = transaction
auth_type = scram-sha-256
auth_file = ${folder}/users.txt
; Sent by every client, and no pooler can hand it on: the roles have the same time limits as settings of their own.
ignore_startup_parameters = options
max_client_conn = 2000
default_pool_size = 20
server_idle_timeout = 3
logfile = ${folder}/pgbouncer.log
log_connections = 0
log_disconnections = 0
`;

const isReached = (port) =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });

/**
 * @param binary PgBouncer's
 * @param urls of PostgreSQL, as the roles that go through the pooler
 * @returns the port it listens on, and its process's id
 */
export async function startPooler(binary, urls, folder) {
  const port = await freePort();
  const users = urls.map(({ username, password }) => `"${username}" "${password}"\n`);
  await writeFile(path.join(folder, 'users.txt'), users);
  const file = path.join(folder, 'pgbouncer.ini');
  await writeFile(file, settings(urls[0].port, port, folder));
  // PgBouncer does not run as root. The folder contains only this test's passwords.
  const user = process.getuid() === 0 ? ['-u', 'nobody'] : [];
  await chmod(folder, 0o777);
  const child = spawn(binary, ['-q', ...user, file], { detached: true, stdio: 'ignore' });
  child.unref();
  for (let tried = 0; !(await isReached(port)); tried++) {
    if (tried === MOST_TRIES || child.exitCode !== null)
      throw new Error('PgBouncer did not start.');
    await setTimeout(100);
  }
  return { port, pid: child.pid };
}
