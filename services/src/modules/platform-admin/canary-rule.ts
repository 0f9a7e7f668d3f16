/** How a version fared since its canary began. */
export interface Fare {
  loads: number;
  /** Loads that failed, and errors that nobody caught, of one page at most as many as were loaded. */
  failures: number;
  /** Three quarters of the loads took at most this, in milliseconds. */
  p75Ms: number;
  /** Loads that took longer than three quarters of stable's. */
  slow: number;
}

/** Fewer say nothing yet. */
const FEWEST = 50;
const FEWEST_FAILURES = 5;
/** By how much more may fail: in a hundred loads. */
const MARGIN = 0.02;
/** New files come over the net, those of stable mostly out of the browser's cache. */
const TIMES_SLOWER = 2;
const MS_SLOWER = 500;
/**
 * How many standard deviations: of a thousand canaries that are as good as stable one or two are taken back by
 * chance at a look. A look each minute is of the same loads, so that is not by the minute.
 */
const SURE = 3;

/** What went wrong, of all that was tried: a load that failed is none. */
const tried = ({ loads, failures }: Fare) => Math.max(loads + failures, 1);
const rateOf = (fare: Fare) => fare.failures / tried(fare);

/** Whether so much more fails that it is no chance: the usual test of two shares. */
function failsMore(canary: Fare, stable: Fare): boolean {
  if (canary.failures < FEWEST_FAILURES) return false;
  const more = rateOf(canary) - rateOf(stable);
  const share = (canary.failures + stable.failures) / (tried(canary) + tried(stable));
  const deviation = Math.sqrt(share * (1 - share) * (1 / tried(canary) + 1 / tried(stable)));
  return more > MARGIN && more > SURE * deviation;
}

/** Were it as quick, a quarter of its loads would take longer than three quarters of stable's. */
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

/** Why a canary must be taken back, with the figures; nothing while it is as good as stable, or too young. */
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
