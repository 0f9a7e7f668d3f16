export interface Vital {
  name: 'LCP' | 'INP' | 'CLS' | 'TTFB';
  /** In milliseconds; CLS in thousandths. */
  value: number;
}

interface Shift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
}
interface Interaction extends PerformanceEntry {
  interactionId?: number;
}

/** A window of layout shifts: gaps of less than a second, five seconds at most. */
const GAP_MS = 1_000;
const WINDOW_MS = 5_000;
/** The definition of INP leaves out the slowest interaction of every 50. */
const INTERACTIONS_A_SLIP = 50;

function observe(type: string, take: (entry: PerformanceEntry) => void, more: object = {}): void {
  try {
    const observer = new PerformanceObserver((list) => list.getEntries().forEach(take));
    observer.observe({ type, buffered: true, ...more });
  } catch {
    // The browser does not measure this entry type.
  }
}

/** Time at which the page was first hidden; later paints do not count. */
function hiddenAt(): number {
  const states = performance.getEntriesByType('visibility-state');
  return states.find(({ name }) => name === 'hidden')?.startTime ?? Infinity;
}

/** Cumulative Layout Shift: the worst window of shifts. */
export class LayoutShift {
  worst = 0;
  #sum = 0;
  #first = -Infinity;
  #last = -Infinity;

  add(startTime: number, value: number): void {
    const goesOn = startTime - this.#last < GAP_MS && startTime - this.#first < WINDOW_MS;
    if (!goesOn) this.#first = startTime;
    this.#sum = goesOn ? this.#sum + value : value;
    this.#last = startTime;
    this.worst = Math.max(this.worst, this.#sum);
  }
}

/** Duration of the slowest interaction; with many interactions, the 98th percentile. */
export function slowest(durations: readonly number[]): number | undefined {
  const sorted = [...durations].sort((one, other) => other - one);
  return sorted[Math.floor(sorted.length / INTERACTIONS_A_SLIP)];
}

/**
 * Measures the Core Web Vitals of this document, as web.dev defines them. Reports once, when the
 * tab is first hidden.
 */
export function watchVitals(tell: (vitals: Vital[]) => void): void {
  let painted: number | undefined;
  const shift = new LayoutShift();
  const interactions = new Map<number, number>();
  observe('largest-contentful-paint', ({ startTime }) => {
    if (startTime < hiddenAt()) painted = startTime;
  });
  observe('layout-shift', (entry) => {
    const { startTime, value, hadRecentInput } = entry as Shift;
    if (!hadRecentInput) shift.add(startTime, value);
  });
  observe(
    'event',
    (entry) => {
      const { interactionId, duration } = entry as Interaction;
      if (!interactionId) return;
      interactions.set(interactionId, Math.max(duration, interactions.get(interactionId) ?? 0));
    },
    { durationThreshold: 40 },
  );

  const end = () => {
    removeEventListener('pagehide', end);
    removeEventListener('visibilitychange', onVisibility);
    const [navigation] = performance.getEntriesByType('navigation');
    const found = {
      TTFB: (navigation as PerformanceNavigationTiming | undefined)?.responseStart,
      LCP: painted,
      INP: slowest([...interactions.values()]),
      CLS: shift.worst * 1_000,
    };
    const vitals = Object.entries(found).flatMap(([name, value]) =>
      value === undefined ? [] : { name: name as Vital['name'], value: Math.round(value) },
    );
    tell(vitals);
  };
  const onVisibility = () => document.visibilityState === 'hidden' && end();
  addEventListener('pagehide', end);
  addEventListener('visibilitychange', onVisibility);
}
