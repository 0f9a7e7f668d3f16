/**
 * Facts in a row with a dot between them, without those that are not known. A line never begins with
 * a dot: it keeps to what stands before it.
 *
 * @param facts - texts; what is empty or false is left out
 * @example joinFacts([vehicle.label, vehicle.size]); // '2019 Ford F-150 · Truck or van'
 */
export const joinFacts = (facts: readonly (string | false | null | undefined)[]): string =>
  facts.filter(Boolean).join('\u00a0· ');
