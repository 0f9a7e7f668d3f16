import { permissionsOf } from '../../../platform/auth-guard/permissions.js';
import type { Principal } from '../../../platform/tenancy/context.js';
import { Phrases } from '../words/phrases.js';
import { Sayings } from '../language/forms/sayings.js';
import { spelled } from '../language/normalize/spelled.js';
import type { Language } from '../plan/plan.js';
import { PAGES } from '../plan/pages.js';
import type { Answer } from '../answers/answer.js';
import { WHERE_OWN_JOBS_ARE } from '../answers/own-jobs.texts.js';

type Who = Pick<Principal, 'role' | 'isPlatformAdmin' | 'staffSeeRevenue' | 'techniciansSeePrices'>;

/** Without these neither a job nor a name is known: whoever has them not sees their own crew's jobs, on a page of their own. */
export const seesRecords = (who: Who) => permissionsOf(who).includes('appointments:read');
/** Their own crew's jobs, and no others. */
export const seesOwnJobs = (who: Who) =>
  permissionsOf(who).includes('own-jobs:work') && !seesRecords(who);
export const seesPrices = (who: Who) => permissionsOf(who).includes('prices:read');
export const seesCustomers = (who: Who) => permissionsOf(who).includes('contacts:read');

const CHANGE_LEADS = new Phrases('please|can you|could you|can we|lets');
const CHANGES = new Phrases(
  'move|reschedule|cancel|book|schedule|push|switch|swap|text|message|send|email|e mail|call|tell|charge|invoice|mueve|cancela|agenda|cambia|manda|escribe|llama|dile',
);
const MAKES = new Phrases('change|make');
const OF_JOB = new Phrases('job|jobs|appointment|appointments|appt|appts|time');
const LETS = new Phrases('let');
const OURSELVES = new Phrases('me|us');
const OTHERWISE = new Phrases('of|for|me|us|off|back');
/** What is to be changed or booked is nothing that they can do: no page of the office helps them. */
export function asksToChange(text: string): boolean {
  const words = spelled(text);
  const at = CHANGE_LEADS.runAt(words, 0);
  if (LETS.lengthAt(words, at) > 0) return OURSELVES.lengthAt(words, at + 1) === 0;
  if (MAKES.lengthAt(words, at) > 0) return OF_JOB.in(words, at + 1) !== undefined;
  const end = at + CHANGES.lengthAt(words, at);
  return end > at && OTHERWISE.lengthAt(words, end) === 0;
}

const OF_JOBS = new Sayings(
  [
    'my|the|their|next|first|last|today|tomorrow|todays|tomorrows <job>',
    String.raw`my|the|their|next|first|last|today|tomorrow|todays|tomorrows \S+ <job>`,
    'him|her|them|everyone|everybody|today|tomorrow|hoy|manana|cita|citas|trabajo|trabajos',
    'monday|tuesday|wednesday|thursday|friday|saturday|sunday',
  ],
  {
    job: 'job|jobs|appointment|appointments|booking|bookings|stop|stops|customer|customers|client|clients',
  },
  'anywhere',
);
/** Of a job, somebody or a day: 'swap the jet' is of none. */
export const isOfJobs = (text: string) => OF_JOBS.says(spelled(text));

/** 'Her phone', where nobody was spoken of. */
const OF_NOBODY = new Sayings([
  'and|y|whats|what_is? his|her|their|su phone|cell|gate? phone|number|address|code|name|car|vehicle|job|numero|telefono|direccion|codigo',
]);
export const asksOfNobody = (text: string) => OF_NOBODY.says(spelled(text));
export const ownJobsNo = (language: Language): Answer => ({
  ...{ text: WHERE_OWN_JOBS_ARE[language], sources: [], suggestions: [] },
  isNo: true,
});

const TIME_OFF: Record<Language, string> = {
  en: "I can't enter or ask for days off: please arrange them with the owner. What your crew has on then is in [My Jobs](/my-jobs).",
  es: 'No puedo anotar ni pedir días libres: acuérdelos con el dueño. Lo que su equipo tiene esos días está en [My Jobs](/my-jobs).',
};
export const timeOffNo = (language: Language): Answer => ({
  ...{ text: TIME_OFF[language], sources: [PAGES.myJobs], suggestions: [] },
  isNo: true,
});

/** Of words that only records could give a meaning, whoever sees none is told that, and nothing of the words. */
export const forWhom = (
  who: Who,
  answer: Answer,
  language: Language,
  isRefused = answer.isNo === true,
): Answer =>
  isRefused && answer.sources.length === 0 && !seesRecords(who)
    ? { ...answer, text: WHERE_OWN_JOBS_ARE[language], suggestions: [] }
    : answer;
