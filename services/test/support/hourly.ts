import { HourlyTasks } from '../../src/platform/jobs/index.js';
import type { TestApp } from './test-app.js';

/** Runs all hourly tasks once, at the test's time. */
export async function runHourlyTasks({ app }: Pick<TestApp, 'app'>): Promise<void> {
  const tasks = app.get(HourlyTasks);
  for (const name of tasks.names) await tasks.run(name);
}
