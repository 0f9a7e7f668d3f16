import type { Language } from '../../plan/plan.js';
import { Sayings } from '../../language/forms/sayings.js';
import { tokensOf, type WordTokens } from '../../words/tokens.js';
import { lines, type Answer } from '../../answers/answer.js';
import type { Handbook } from '../../knowledge/handbook.js';
import { isOfJob, type JobWords } from './job-words.js';
import type { Sight } from './reading.js';
import { linkTo, MY_JOBS } from './say.js';
import { currentOf, nextOf } from './places.js';

/** What is done on a job's page: which words ask for it, and the page of 'Using Clearcoat' about it. */
interface Step {
  asks: Sayings;
  slug: string;
  said: Record<Language, string>;
}

const CLASSES = {
  how: 'how do i|how do we|how do you|how can i|how can we|how can you|how should i|how should we|how should you|how to|where do i|where do we|where can i|where can we|can i|can you|i want to|i need to|i have to|como|donde',
  job: 'job|jobs|appointment|appointments|appt|appts|stop|trabajo|cita',
  at: 'at|with|the|my|this',
  w: String.raw`\S+`,
} as const;
const asking = (...rows: readonly string[]) => new Sayings(rows, CLASSES, 'start');
const FINISHED = new Sayings(
  ['i just? finished|started|arrived', 'i just? finished|started|arrived <at> <w> <w>? <w>?'],
  CLASSES,
);

const STEPS: readonly Step[] = [
  {
    asks: asking(
      '<how>? please? add|take|upload|put|attach|send|see|find|subo|subir|agrego|agregar|pongo <w>* photo|photos|picture|pictures|pic|pics|foto|fotos',
    ),
    slug: 'photos-of-a-job-before-and-after',
    said: {
      en: 'Photos are added on its page: **Add Photos** under **Before** or **After**.',
      es: 'Las fotos se agregan en su página: **Add Photos** bajo **Before** o **After**.',
    },
  },
  {
    asks: asking(
      '<how>? please? add|write|leave|put|make|edit|change|save|agrego|agregar|escribo|dejo|pongo <w>* note|notes|nota|notas',
      'note that|for|on',
    ),
    slug: 'edit-an-appointment',
    said: {
      en: 'Notes are written on its page, under **What the shop should know**, and kept with **Save Notes**.',
      es: 'Las notas se escriben en su página, bajo **What the shop should know**, y se guardan con **Save Notes**.',
    },
  },
  {
    asks: asking('<how>? tick|check off|a|the|things <w>* step|steps|checklist|list'),
    slug: 'work-through-a-checklist',
    said: {
      en: 'Its checklist is ticked on its page, step by step.',
      es: 'Su lista de pasos se marca en su página.',
    },
  },
  {
    asks: asking(
      'i_am|im|we_are|were? on my way',
      'im|i_am here|done_with|finished_with|at_the',
      'voy_en_camino|ya_llegue|arrived|done_with|finished_with',
      '<how> start|begin|finish|end|complete|close|mark|say|set|tell <w>* <job>',
      '<how> start|begin|finish|end|complete|close|mark|say|set|tell <w>* way|done|arrived|status',
      'start|begin|finish|complete|mark|close_out|empieza|termina|marca <w>* <job>',
      'start|begin|finish|complete|mark|close_out|empieza|termina|marca <w>* done|finished|complete|next|hecho',
      'como marco|empiezo|termino|inicio <w>* trabajo|cita|hecho|camino',
    ),
    slug: 'start-and-complete-a-job',
    said: {
      en: 'Its page has the buttons **On My Way**, **Arrived**, **Start** and **Finish**, one after the other. You press them yourself: I change nothing.',
      es: 'Su página tiene los botones **On My Way**, **Arrived**, **Start** y **Finish**, uno tras otro. Los presiona usted: yo no cambio nada.',
    },
  },
];

/** 'I just finished' is said when it is done, and is no story of the trade. */
const stepOf = (words: WordTokens): Step | undefined =>
  STEPS.find(({ asks }) => asks.says(words)) ?? (FINISHED.says(words) ? STEPS.at(-1) : undefined);

const LEAD: Record<Language, (job: string) => string> = {
  en: (job) => `That is done on the page of the job: ${job}.`,
  es: (job) => `Eso se hace en la página del trabajo: ${job}.`,
};

/** Which job is spoken of: who is named, the next one, or the one that is being done. */
function jobIn(text: string, known: JobWords, sight: Sight) {
  const words = tokensOf(text).flatMap(({ word }) => known.asIs(word) ?? []);
  const named = sight.jobs.filter(
    (job) =>
      words.length > 0 && job.date >= sight.today && words.every((word) => isOfJob(job, word)),
  );
  if (named.length > 0) return named[0];
  if (words.length > 0) return undefined;
  const isNext = tokensOf(text).some(({ word }) => NEXT.has(word));
  return isNext ? nextOf(sight) : (currentOf(sight) ?? nextOf(sight));
}
const NEXT = new Set(['next', 'siguiente']);

/** Where a job is begun, finished, noted and photographed; undefined where none of it is asked. */
export function stepAnswer(
  text: string,
  language: Language,
  known: JobWords,
  sight: Sight,
  handbook: Pick<Handbook, 'sections'>,
): Answer | undefined {
  const step = stepOf(tokensOf(text));
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
