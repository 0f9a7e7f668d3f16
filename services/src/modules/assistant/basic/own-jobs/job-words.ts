import type { MyJobOfDay } from '../../../scheduling/index.js';
import { lookUp } from '../../words/look-up.js';
import { isKnown } from '../../language/normalize/normalize.js';
import { respelled } from '../../words/spelling.js';
import { folded } from '../../words/tokens.js';
import { COLOR_OF } from '../../plan/colors.js';
import { namesOfMake } from '../../plan/makes.js';
import { vehicleKind } from '../../plan/vehicle-kinds.js';
import { wordSet } from '../../words/word-set.js';

type Job = MyJobOfDay;

const wordsOf = (text: string) => folded(text).match(/[\p{L}\d]+/gu) ?? [];
/** 'F-150' is typed as 'f150'. */
const joined = (text: string) =>
  folded(text)
    .split(/\s+/)
    .map((each) => each.replace(/[^\p{L}\d]/gu, ''));

const namesIn = ({ customer }: Job) => wordsOf(customer.name);
const vehicleIn = ({ vehicle }: Job) =>
  vehicle
    ? [...wordsOf(vehicle.label), ...joined(vehicle.label), ...wordsOf(vehicle.size ?? '')]
    : [];
const serviceIn = ({ service, addons }: Job) => [service, ...addons].flatMap(wordsOf);
const placeIn = ({ place }: Job) => (place ? wordsOf(`${place.street} ${place.city}`) : []);

const isOfKind = ({ vehicle }: Job, word: string) => {
  const models = vehicleKind(word.replace(/s$/, ''))?.models ?? [];
  const label = ` ${wordsOf(vehicle?.label ?? '').join(' ')} `;
  return models.some((model) => label.includes(` ${wordsOf(model).join(' ')} `));
};

/** Whether a word is of this job: of whom, of what, of the work or of where it is. */
export function isOfJob(job: Job, word: string): boolean {
  const all = [namesIn, vehicleIn, serviceIn, placeIn].flatMap((each) => each(job));
  return all.includes(word) || isOfKind(job, word);
}

const SHORTEST = 2;
/** Said of every job, and of none. */
const OF_ANY = wordSet('st|ave|rd|dr|ct|ln|and|or|the|of|detail|details');
/** 'The chevy', 'la gris', 'the full details': what else it is called, in the plural, or somebody's. */
const forms = (word: string) => [
  word,
  lookUp(COLOR_OF, word) ?? word,
  ...namesOfMake(word),
  word.replace(/s$/, ''),
  word.replace(/es$/, ''),
];

/** The words by which somebody may tell these jobs apart. */
export class JobWords {
  private readonly names: ReadonlySet<string>;
  private readonly services: ReadonlySet<string>;

  /** @param isWord - whether it means something of the trade, and is no slip of a name */
  constructor(
    private readonly jobs: readonly Job[],
    private readonly isWord: (word: string) => boolean,
  ) {
    this.names = new Set(jobs.flatMap(namesIn));
    this.services = new Set(jobs.flatMap(serviceIn));
  }

  /** How the jobs have it, as it is typed or with one slip of the thumb; undefined where they do not. */
  find(typed: string): { word: string; isName: boolean; ofService: boolean } | undefined {
    const word = this.asIs(typed) ?? this.slip(typed);
    return word === undefined
      ? undefined
      : { word, isName: this.names.has(word), ofService: this.services.has(word) };
  }

  asIs(typed: string): string | undefined {
    if (typed.length < SHORTEST || OF_ANY.has(typed)) return undefined;
    return forms(typed).find((form) => this.jobs.some((job) => isOfJob(job, form)));
  }

  /** Whether somebody is named of whose jobs these are; a name that is a word as well names nobody. */
  namesSomebody(text: string): boolean {
    return wordsOf(text)
      .flatMap(forms)
      .some((word) => this.names.has(word) && !isKnown(word) && !this.isWord(word));
  }

  private slip(typed: string): string | undefined {
    if (isKnown(typed) || this.isWord(typed)) return undefined;
    const vehicles = this.jobs.flatMap(vehicleIn);
    const known = new Set([...this.names, ...vehicles]);
    return respelled(typed, known) ?? respelled(typed.replace(/s$/, ''), known);
  }
}
