import { reasonToHalt, type Fare } from './canary-rule.js';

const fare = (values: Partial<Fare> = {}): Fare => ({
  loads: 1_000,
  failures: 2,
  p75Ms: 800,
  slow: 250,
  ...values,
});

it.each([
  ['as good as stable', { loads: 200, failures: 0 }, {}, undefined],
  ['too young', { loads: 20, failures: 20 }, {}, undefined],
  ['a stable version that nobody loaded', { failures: 100 }, { loads: 10, failures: 0 }, undefined],
  ['a few failures', { loads: 60, failures: 4 }, {}, undefined],
  [
    'more failures',
    { loads: 200, failures: 14 },
    {},
    /14 failures in 200 loads \(6.5 %\), stable 2 /,
  ],
  ['one that never loads', { loads: 0, failures: 60 }, {}, /60 failures in 0 loads \(100.0 %\)/],
  ['both failing', { loads: 200, failures: 14 }, { failures: 60 }, undefined],
  [
    'a margin that is small',
    { loads: 100_000, failures: 1_900 },
    { loads: 100_000, failures: 100 },
    undefined,
  ],
  ['a chance', { loads: 60, failures: 5 }, { loads: 60, failures: 1 }, undefined],
  [
    'slower',
    { loads: 200, p75Ms: 1_900, slow: 150 },
    {},
    /200 loads took up to 1.9 s, of 1000 of stable 0.8 s/,
  ],
  ['slower by less than twice', { loads: 200, p75Ms: 1_500, slow: 150 }, {}, undefined],
  ['slower by little, both being quick', { p75Ms: 400, slow: 700 }, { p75Ms: 100 }, undefined],
  ['slower in too few loads', { loads: 50, p75Ms: 1_900, slow: 20 }, {}, undefined],
])('%s', (_name, canary, stable, expected) => {
  const reason = reasonToHalt(fare(canary), fare(stable));
  if (expected) expect(reason).toMatch(expected);
  else expect(reason).toBeUndefined();
});
