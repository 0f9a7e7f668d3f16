import { fork } from 'node:child_process';
import path from 'node:path';

/** As in the image and in `npm start`: most of what a request makes is garbage before it is looked for. */
const execArgv = ['--max-semi-space-size=64'];

/**
 * A server in a process of its own, and how to ask it.
 *
 * @param kind product or bare: see serve.mjs
 * @param settings of the product's environment, beside those that every measuring needs
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
