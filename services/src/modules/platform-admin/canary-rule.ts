/** Statistics of a version since its canary started. */
export interface Fare {
  loads: number;
  /** Failed loads and uncaught errors, with at most as many errors as loads. */
  failures: number;
  /** 75th percentile of the load time in milliseconds. */
  p75Ms: number;
  /** Loads slower than stable's 75th percentile. */
  slow: number;
}

/** Minimum number of loads for a decision. */
const FEWEST = 50;
const FEWEST_FAILURES = 5;
/** Tolerated difference of the failure rates. */
const MARGIN = 0.02;
/** Tolerance in load time, because new files come over the network while stable's are mostly cached. */
const TIMES_SLOWER = 2;
const MS_SLOWER = 500;
/**
 * Significance in standard deviations. One or two of a thousand good canaries are halted by chance at a
 * check. Checks share most of their data, so the chance does not add up by the minute.
 */
const SURE = 3;

/** Number of attempts, since a failed load is not counted among the loads. */
const tried = ({ loads, failures }: Fare) => Math.max(loads + failures, 1);
const rateOf = (fare: Fare) => fare.failures / tried(fare);

/** Whether the canary fails significantly more often, by a two-proportion test. */
function failsMore(canary: Fare, stable: Fare): boolean {
  if (canary.failures < FEWEST_FAILURES) return false;
  const more = rateOf(canary) - rateOf(stable);
  const share = (canary.failures + stable.failures) / (tried(canary) + tried(stable));
  const deviation = Math.sqrt(share * (1 - share) * (1 / tried(canary) + 1 / tried(stable)));
  return more > MARGIN && more > SURE * deviation;
}

/**
 * Whether the canary is slower. At equal speed, a quarter of its loads would exceed stable's 75th
 * percentile.
 */
function isSlower(canary: Fare, stable: Fare): boolean {
  if (canary.p75Ms < stable.p75Ms * TIMES_SLOWER) return false;
  if (canary.p75Ms < stable.p75Ms + MS_SLOWER) return false;
  const more = canary.slow / canary.loads - 0.25;
  return more > SURE * Math.sqrt((0.25 * 0.75) / canary.loads);
}

const percent = (share: number) => `${(share * 100).toFixed(1)} %`;
const seconds = (ms: number) => `${(ms / 1_000).toFixed(1)} s`;
const failing = (fare: Fare) =>
  `${fare.failures} ${fare.failures === 1 ? 'failure' : 'failures'} in ${fare.loads} loads (${percent(rateOf(fare))})`;

/** Reason to halt a canary, with its figures; undefined if it is as good as stable or lacks data. */
export function reasonToHalt(canary: Fare, stable: Fare): string | undefined {
  if (tried(canary) < FEWEST || tried(stable) < FEWEST) return undefined;
  if (failsMore(canary, stable)) {
    return `More fails than with the stable version: ${failing(canary)}, stable ${failing(stable)}.`;
  }
  if (canary.loads < FEWEST || stable.loads < FEWEST || !isSlower(canary, stable)) return undefined;
  return (
    `It loads more slowly than the stable version: three quarters of ${canary.loads} loads took up to ` +
    `${seconds(canary.p75Ms)}, of ${stable.loads} of stable ${seconds(stable.p75Ms)}.`
  );
}
