import { readFileSync } from 'node:fs';

/** Unit in which Linux counts the CPU time of ended processes. */
const TICK_MS = 10;
const NS_A_MS = 1e6;

const proc = (pid, file) => readFileSync(`/proc/${pid}/${file}`, 'utf8');

function runOf(pid) {
  try {
    return Number(proc(pid, 'schedstat').split(' ')[0]) / NS_A_MS;
  } catch {
    // The process has ended since and is counted among the ended ones.
    return 0;
  }
}

/** CPU milliseconds of ended child processes, since parallel workers come and go. */
function ofEnded(server) {
  const fields = proc(server, 'stat').split(') ')[1].split(' ');
  return (Number(fields[13]) + Number(fields[14])) * TICK_MS;
}

/** Function that reads the CPU milliseconds of a local PostgreSQL so far, for all its processes. */
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
