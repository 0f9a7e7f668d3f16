/**
 * Facts joined by a dot, without the missing ones. Non-breaking spaces keep a line from starting
 * with a dot.
 *
 * @param facts - texts; empty and false ones are left out
 * @example joinFacts([vehicle.label, vehicle.size]); // '2019 Ford F-150 · Truck or van'
 */
export const joinFacts = (facts: readonly (string | false | null | undefined)[]): string =>
  facts.filter(Boolean).join('\u00a0· ');
