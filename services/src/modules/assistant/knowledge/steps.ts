import { tokensOf } from '../words/tokens.js';
import { lately } from '../words/lately.js';
import { wordSet } from '../words/word-set.js';

interface Text {
  title: string;
  body: string;
}

/** What is done to a car, each by its words: a page that is called by one says little of another. */
const STEPS = [
  'wash|washes|washing|washed|rinseless|waterless',
  'clay|clays|claying|clayed|decontamination',
  'polish|polishes|polishing|polished|compound|compounding|buff|buffing',
  'wax|waxes|waxing|waxed|rewax|sealant|sealants|sealing',
  'coat|coats|coating|coatings|coated|ceramic|graphene',
  'vacuum|vacuums|vacuuming',
  'steam|steamer|steamers|steaming',
].map(wordSet);

/** What stands on the outside of a car. */
const OUTSIDE = wordSet(
  'bumper~|hood~|fender~|tailgate~|grille~|outside|exterior|quarter|spoiler~|antenna~',
);
const INSIDE = wordSet('inside|interior|interiors|cabin');

/** The clear coat is paint. */
const PAINT = 'clear';

const stepsIn = lately((text: string): readonly number[] => {
  const all = tokensOf(text).map(({ word }) => word);
  const words = all.filter((_, at) => all[at - 1] !== PAINT);
  return STEPS.flatMap((step, at) => (words.some((word) => step.has(word)) ? [at] : []));
});

const has = (text: string, words: ReadonlySet<string>) =>
  tokensOf(text).some(({ word }) => words.has(word));

const HEAD = /\*\*([^*]+)\*\*/g;
/** What a text says in bold: what its points are about. */
const headsIn = (body: string) => [...body.matchAll(HEAD)].map(([, head]) => head).join(' ');

/** Whether a question names steps, and a page is called by others and has no point about it: whether one may wax in the cold is not told by how to wash in it. */
export function isOfOtherStep(question: string, { title, body }: Text): boolean {
  const titled = stepsIn(title);
  const asked = stepsIn(question);
  const isOther = (told: readonly number[]) => !asked.some((each) => told.includes(each));
  const isAsked = titled.length > 0 && asked.length > 0;
  return isAsked && isOther(titled) && isOther(stepsIn(headsIn(body)));
}

const DOERS = wordSet('i|we|you|to');
/** All is washed somehow, whatever it is called. */
const WASH = 0;
/** What is asked to be done, and a page has not a word of: 'how do I steam an engine', of a page that cleans it otherwise. */
export function stepUnsaid(question: string, { title, body }: Text): string | undefined {
  const words = tokensOf(question).map(({ word }) => word);
  const act = words.find(
    (word, at) => DOERS.has(words[at - 1] ?? '') && stepsIn(word).some((step) => step !== WASH),
  );
  const told = stepsIn(`${title} ${body}`);
  return act !== undefined && !stepsIn(act).some((step) => told.includes(step)) ? act : undefined;
}

/** Whether something outside is asked about, and a title is of the inside: a sticker on a bumper is none on a dashboard. */
export const isOfOtherSide = (question: string, title: string): boolean =>
  has(title, INSIDE) && !has(question, INSIDE) && has(question, OUTSIDE);
