import type { Language } from '../../plan/plan.js';
import { folded } from '../../language/tokens.js';
import { lines, type Answer } from '../answer.js';
import type { Handbook } from '../../knowledge/handbook.js';
import { isOfJob, type JobWords } from './job-words.js';
import type { Sight } from './reading.js';
import { linkTo, MY_JOBS } from './say.js';
import { currentOf, nextOf } from './places.js';

/** What is done on a job's page: which words ask for it, and the page of 'Using Clearcoat' about it. */
interface Step {
  asks: RegExp;
  slug: string;
  said: Record<Language, string>;
}

const HOW = String.raw`(?:how (?:do|can|should) (?:i|we|you)|how to|where (?:do|can) (?:i|we)|can (?:i|you)|i (?:want|need|have) to|como|donde)`;
const JOB = String.raw`(?:jobs?|appointments?|appts?|stop|trabajo|cita)`;

const STEPS: readonly Step[] = [
  {
    asks: new RegExp(
      String.raw`^(?:${HOW} )?(?:please )?(?:add|take|upload|put|attach|send|see|find|subo|subir|agrego|agregar|pongo)\b.*\b(?:photos?|pictures?|pics?|fotos?)\b`,
    ),
    slug: 'photos-of-a-job-before-and-after',
    said: {
      en: 'Photos are added on its page: **Add Photos** under **Before** or **After**.',
      es: 'Las fotos se agregan en su página: **Add Photos** bajo **Before** o **After**.',
    },
  },
  {
    asks: new RegExp(
      String.raw`^(?:${HOW} )?(?:please )?(?:add|write|leave|put|make|edit|change|save|agrego|agregar|escribo|dejo|pongo)\b.*\b(?:notes?|notas?)\b|^note (?:that|for|on)\b`,
    ),
    slug: 'edit-an-appointment',
    said: {
      en: 'Notes are written on its page, under **What the shop should know**, and kept with **Save Notes**.',
      es: 'Las notas se escriben en su página, bajo **What the shop should know**, y se guardan con **Save Notes**.',
    },
  },
  {
    asks: new RegExp(
      String.raw`^(?:${HOW} )?(?:tick|check) (?:off|a|the|things)\b.*\b(?:steps?|checklist|list)\b`,
    ),
    slug: 'work-through-a-checklist',
    said: {
      en: 'Its checklist is ticked on its page, step by step.',
      es: 'Su lista de pasos se marca en su página.',
    },
  },
  {
    asks: new RegExp(
      String.raw`^(?:(?:i am|im|we are|were) )?on my way\b|^(?:im|i am) (?:here|done with|finished with|at the)\b|^i (?:just )?(?:finished|started|arrived)(?: (?:at|with|the|my|this) .{1,30})?\W*$|^voy en camino|^ya llegue\b|^arrived\b|^(?:done|finished) with\b` +
        String.raw`|^${HOW} (?:start|begin|finish|end|complete|close|mark|say|set|tell)\b.*\b(?:${JOB}|way|done|arrived|status)\b|^(?:start|begin|finish|complete|mark|close out|empieza|termina|marca)\b.*\b(?:${JOB}|done|finished|complete|next|hecho)\b` +
        String.raw`|^como (?:marco|empiezo|termino|inicio)\b.*\b(?:trabajo|cita|hecho|camino)\b`,
    ),
    slug: 'start-and-complete-a-job',
    said: {
      en: 'Its page has the buttons **On My Way**, **Arrived**, **Start** and **Finish**, one after the other. You press them yourself: I change nothing.',
      es: 'Su página tiene los botones **On My Way**, **Arrived**, **Start** y **Finish**, uno tras otro. Los presiona usted: yo no cambio nada.',
    },
  },
];

const LEAD: Record<Language, (job: string) => string> = {
  en: (job) => `That is done on the page of the job: ${job}.`,
  es: (job) => `Eso se hace en la página del trabajo: ${job}.`,
};

/** Which job is spoken of: who is named, the next one, or the one that is being done. */
function jobIn(text: string, known: JobWords, sight: Sight) {
  const words = folded(text)
    .split(/[^\p{L}\d]+/u)
    .flatMap((word) => known.asIs(word) ?? []);
  const named = sight.jobs.filter(
    (job) =>
      words.length > 0 && job.date >= sight.today && words.every((word) => isOfJob(job, word)),
  );
  if (named.length > 0) return named[0];
  if (words.length > 0) return undefined;
  return /\b(?:next|siguiente)\b/.test(folded(text))
    ? nextOf(sight)
    : (currentOf(sight) ?? nextOf(sight));
}

/** Where a job is begun, finished, noted and photographed; undefined where none of it is asked. */
export function stepAnswer(
  text: string,
  language: Language,
  known: JobWords,
  sight: Sight,
  handbook: Pick<Handbook, 'sections'>,
): Answer | undefined {
  const step = STEPS.find(({ asks }) => asks.test(folded(text).trim()));
  if (!step) return undefined;
  const job = jobIn(text, known, sight);
  const section = handbook.sections.find(({ slug }) => slug === step.slug);
  const lead = LEAD[language](job ? linkTo(job) : '[My Jobs](/my-jobs)');
  const page = section && {
    title: section.title,
    url: `/handbook/${section.slug}`,
    kind: 'handbook' as const,
  };
  return {
    text: lines(lead, '', step.said[language]),
    sources: [MY_JOBS, ...(page ? [page] : [])],
    suggestions: [],
  };
}
