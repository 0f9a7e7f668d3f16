import { stemOf, termsOf } from '../text.js';

/** Words that people use for the same thing, a line each; of a handbook's words, mostly. */
const SAME = `
tire tyre
dressing shine
bug insect
sap resin
overspray fallout
spot mineral etching
swirl swirls scratch scratches marring hologram
clay claying decontamination
cure curing cured harden
rain wet
smell odor odour stink
mold mildew
jeans denim
upholstery fabric cloth
windshield glass window
rim wheel
aluminium aluminum
sling flung
yellowed foggy cloudy oxidized
employee staff worker colleague
customer client
job appointment booking
delete remove erase
reschedule move
revenue earnings income
picture photo
refund discount
`;

/** What thumbs write on a phone. */
const SHORT: Record<string, string> = {
  b4: 'before',
  u: 'you',
  ur: 'your',
  r: 'are',
  pls: 'please',
  plz: 'please',
  appt: 'appointment',
  appts: 'appointments',
  cust: 'customer',
  pw: 'password',
  pic: 'picture',
  pics: 'pictures',
  hrs: 'hours',
  temp: 'temperature',
  w: 'with',
  ppl: 'people',
};

const groups = SAME.trim()
  .split('\n')
  .map((line) => [...new Set(line.split(' ').map(stemOf))]);

const bySame = new Map(groups.flatMap((group) => group.map((term) => [term, group] as const)));

/** Where on the car it is, and that it does not go away: true of everything one asks about. */
const NOISE = new Set(
  'off wont cant doesnt hood bumper fender roof trunk got going'.split(' ').map(stemOf),
);

/** A question's terms, each with the others that mean the same; itself first. */
export function askedTerms(question: string): string[][] {
  const written = question.replace(/[\p{L}\d]+/gu, (word) => SHORT[word.toLowerCase()] ?? word);
  return [...new Set(termsOf(written))]
    .filter((term) => !NOISE.has(term))
    .map((term) => [...new Set([term, ...(bySame.get(term) ?? [])])]);
}
