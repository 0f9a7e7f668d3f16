import type { Activity, Telemetry } from './telemetry.js';

/**
 * Process-wide instance, since traced code spans all injected services. Without the environment
 * variables it stays undefined and the libraries are not loaded.
 */
let telemetry: Telemetry | undefined;

export async function startTracing(): Promise<void> {
  const { Telemetry: Started } = await import('./telemetry.js');
  telemetry = new Started();
}

/** Flushes pending spans and stops tracing. */
export async function stopTracing(): Promise<void> {
  const stopped = telemetry;
  telemetry = undefined;
  await stopped?.stop();
}

export const tracing = (): Telemetry | undefined => telemetry;

/** Runs `work` in a span, if tracing is on. */
export const traced = <T>(activity: Activity, work: () => Promise<T>): Promise<T> =>
  telemetry ? telemetry.during(activity, work) : work();
