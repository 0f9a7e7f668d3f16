import type { Activity, Telemetry } from './telemetry.js';

/**
 * One of the process, as OpenTelemetry has it: what is traced lies across all that is injected. Without the
 * variables there is none, its libraries are not even loaded, and what would be traced is done and nothing else.
 */
let telemetry: Telemetry | undefined;

export async function startTracing(): Promise<void> {
  const { Telemetry: Started } = await import('./telemetry.js');
  telemetry = new Started();
}

/** Sends what has not been sent yet. */
export async function stopTracing(): Promise<void> {
  const stopped = telemetry;
  telemetry = undefined;
  await stopped?.stop();
}

export const tracing = (): Telemetry | undefined => telemetry;

/** Does `work` as a span, where there are traces. */
export const traced = <T>(activity: Activity, work: () => Promise<T>): Promise<T> =>
  telemetry ? telemetry.during(activity, work) : work();
