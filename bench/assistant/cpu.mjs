import { readFileSync } from 'node:fs';

/** What Linux counts the time of ended processes in. */
const TICK_MS = 10;
const NS_A_MS = 1e6;

const proc = (pid, file) => readFileSync(`/proc/${pid}/${file}`, 'utf8');

function runOf(pid) {
  try {
    return Number(proc(pid, 'schedstat').split(' ')[0]) / NS_A_MS;
  } catch {
    // It has ended since, and is among the ended.
    return 0;
  }
}

/** Milliseconds of CPU of all that have ended: workers of a parallel plan come and go. */
function ofEnded(server) {
  const fields = proc(server, 'stat').split(') ')[1].split(' ');
  return (Number(fields[13]) + Number(fields[14])) * TICK_MS;
}

/** How to read what a PostgreSQL on this machine has computed so far, all its processes together, in milliseconds. */
export async function databaseCpu(sql) {
  const { rows } = await sql.query(
    `select split_part(pg_read_file('postmaster.pid'), E'\\n', 1) as pid`,
  );
  const server = Number(rows[0].pid);
  return () => {
    const children = proc(server, `task/${server}/children`).trim().split(' ');
    return children.reduce((total, pid) => total + runOf(pid), ofEnded(server));
  };
}
