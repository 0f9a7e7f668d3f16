import { fork } from 'node:child_process';
import path from 'node:path';

/** The same flag as in the image and in `npm start`: most objects of a request are short-lived. */
const execArgv = ['--max-semi-space-size=64'];

/**
 * A server in a separate process with a message interface.
 *
 * @param kind product or bare: see serve.mjs
 * @param settings additional environment of the product
 */
export async function startServer(kind, databaseUrl, settings = {}) {
  const script = path.join(import.meta.dirname, '../api/serve.mjs');
  const child = fork(script, [kind, databaseUrl, JSON.stringify(settings)], {
    serialization: 'advanced',
    execArgv,
  });
  const gone = new Promise((resolve) => child.once('exit', resolve));
  const answered = () =>
    new Promise((resolve, reject) => {
      child.once('message', ({ answer }) => resolve(answer));
      gone.then((code) => reject(new Error(`The ${kind} server ended: ${code}`)));
    });
  const url = await answered();
  const ask = (what, value) => {
    const answer = answered();
    child.send({ ask: what, value });
    return answer;
  };
  return { kind, url, ask };
}
