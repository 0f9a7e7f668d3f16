/** Publishes one app in a separate process, which can be killed after a step. */
import { publish } from '../publish';
import type { App } from '../workspace';

const { app, webRoot, by, killAfter } = JSON.parse(process.argv[2] ?? '{}') as {
  app: App;
  webRoot: string;
  by: string;
  killAfter?: string;
};
await publish([app], {
  webRoot,
  by,
  onStep: (step) => {
    if (step === killAfter) process.kill(process.pid, 'SIGKILL');
  },
});
