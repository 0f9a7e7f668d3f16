import { permissionsOf } from '../../../platform/auth-guard/permissions.js';
import type { Principal } from '../../../platform/tenancy/context.js';
import type { Language } from '../plan/plan.js';
import type { Answer } from './answer.js';

type Who = Pick<Principal, 'role' | 'isPlatformAdmin' | 'staffSeeRevenue' | 'techniciansSeePrices'>;

/** Without these neither a job nor a name is known: whoever has them not sees their own crew's jobs, on a page of their own. */
export const seesRecords = (who: Who) => permissionsOf(who).includes('appointments:read');
/** Their own crew's jobs, and no others. */
export const seesOwnJobs = (who: Who) =>
  permissionsOf(who).includes('own-jobs:work') && !seesRecords(who);
export const seesPrices = (who: Who) => permissionsOf(who).includes('prices:read');
export const seesCustomers = (who: Who) => permissionsOf(who).includes('contacts:read');

const TEXTS: Record<Language, string> = {
  en: "I don't know that. You don't have access to appointments and customers here: the jobs of your crew are in [My Jobs](/my-jobs), with what is needed to do them. Of the work itself I know the handbook.",
  es: 'Eso no lo sé. Aquí no tiene acceso a citas ni clientes: los trabajos de su equipo están en [My Jobs](/my-jobs), con lo necesario para hacerlos. Del trabajo mismo conozco el manual.',
};

/** What is to be changed or booked is nothing that they can do: no page of the office helps them. */
const CHANGES =
  /^(?:please |can you |could you |can we |lets |let's )*(?:(?:change|make)\b(?=.*\b(?:jobs?|appointments?|appts?|time)\b)|let (?!me\b|us\b)|move|reschedule|cancel|book|schedule|push|switch|swap|text|message|send|e-?mail|call|tell|charge|invoice|mueve|cancela|agenda|cambia|manda|escribe|llama|dile)\b(?! (?:of|for|me|us|off|back)\b)/i;
export const asksToChange = (text: string) => CHANGES.test(text);

const OF_JOBS =
  /\b(?:my|the|their|next|first|last|todays?|tomorrows?) (?:\w+ )?(?:jobs?|appointments?|appts?|bookings?|stops?|customers?|clients?)\b|\b(?:him|her|them|everyone|everybody|today|tomorrow|(?:mon|tues|wednes|thurs|fri|satur|sun)day|citas?|trabajos?|hoy|mañana)\b/i;
/** Of a job, somebody or a day: 'swap the jet' is of none. */
export const isOfJobs = (text: string) => OF_JOBS.test(text);

/** 'Her phone', where nobody was spoken of. */
const OF_NOBODY =
  /^(?:and |what(?:'?s| is) |y )?(?:his|her|their|su) (?:(?:phone|cell|gate) )?(?:phone|number|address|code|name|car|vehicle|job|numero|número|telefono|teléfono|direccion|dirección|codigo|código)\W*$/i;
export const asksOfNobody = (text: string) => OF_NOBODY.test(text);
export const ownJobsNo = (language: Language): Answer => ({
  ...{ text: TEXTS[language], sources: [], suggestions: [] },
  isNo: true,
});

/** Whoever is asked for a permission that only technicians lack is told the same. */
export const ownJobsText = (permission: string, language: Language): string | undefined =>
  /^(?:appointments|contacts):read$/.test(permission) ? TEXTS[language] : undefined;

/** Of words that only records could give a meaning, whoever sees none is told that, and nothing of the words. */
export const forWhom = (
  who: Who,
  answer: Answer,
  language: Language,
  isRefused = answer.isNo === true,
): Answer =>
  isRefused && answer.sources.length === 0 && !seesRecords(who)
    ? { ...answer, text: TEXTS[language], suggestions: [] }
    : answer;
