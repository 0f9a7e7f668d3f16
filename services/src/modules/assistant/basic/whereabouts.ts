import { normalized } from '../language/normalize.js';
import { folded } from '../language/tokens.js';
import type { Language, Plan } from '../plan/plan.js';

const WHERE_IS = /^\W*(?:where(?:'?s| is| are)|donde estan?)\b/;

/** All of them. */
const WHERE_ARE_ALL =
  /^\W*(?:where(?:'?s| is| are) (?:the|my|our) (?:vans?|trucks?|crews?|guys|team)(?: (?:right now|now|at the moment|at|today))*|donde estan? (?:la|las|el|los|mis?) (?:van|vans|camionetas?|equipos?|muchachos)(?: (?:ahora mismo|ahora|ahorita|hoy))*)\W*$/;

const LEAD: Record<Language, string> = {
  en: 'Where a van is at the moment is not recorded. These are the jobs of today:',
  es: 'Dónde está una camioneta en este momento no se registra. Estos son los trabajos de hoy:',
};

/** 'Where is van 1 right now': nobody writes that down; what it has today is known. */
export function whereaboutsOf(
  question: string,
  plan: Plan | undefined,
  today: string,
): { lead: string; plan: Plan } | undefined {
  const { language } = normalized(question);
  const crews = plan?.filters.filter(({ name }) => name === 'crew') ?? [];
  const isOfToday = plan?.period === undefined || plan.period.from === today;
  // 'Where is van 1 going next' is its next job.
  const isPlain = plan?.order === undefined && plan?.measure === 'jobs';
  const text = folded(question);
  const isOfCrew = WHERE_IS.test(text) && crews.length > 0 && isOfToday && isPlain;
  if (!isOfCrew && !WHERE_ARE_ALL.test(text)) return undefined;
  const said = { en: 'today', es: 'hoy' };
  const period = { from: today, to: today, said };
  return {
    lead: LEAD[language],
    plan: { want: 'list', measure: 'jobs', filters: isOfCrew ? crews : [], period },
  };
}
