import { Phrases } from '../words/phrases.js';
import { isOnlyOf } from '../words/only-of.js';
import { everyOf } from '../words/every-of.js';
import { normalized } from '../language/normalize/normalize.js';
import { spelled } from '../language/normalize/spelled.js';
import type { Language, Plan } from '../plan/plan.js';

const WHERE_IS = new Phrases(everyOf('where', 'is|are'), everyOf('donde', 'esta|estan'));

/** All of them. */
const WHERE_ARE_ALL = new Phrases(
  everyOf('where', 'is|are', 'the|my|our', 'van|vans|truck|trucks|crew|crews|guys|team'),
  everyOf(
    'donde',
    'esta|estan',
    'la|las|el|los|mi|mis',
    'van|vans|camioneta|camionetas|equipo|equipos|muchachos',
  ),
);
const NOW = new Phrases('right now|now|at the moment|at|today', 'ahora mismo|ahora|ahorita|hoy');

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
  const words = spelled(question);
  const isOfCrew = WHERE_IS.begin(words) && crews.length > 0 && isOfToday && isPlain;
  const isOfAll = WHERE_ARE_ALL.begin(words) && isOnlyOf([WHERE_ARE_ALL, NOW], words);
  if (!isOfCrew && !isOfAll) return undefined;
  const said = { en: 'today', es: 'hoy' };
  const period = { from: today, to: today, said };
  return {
    lead: LEAD[language],
    plan: { want: 'list', measure: 'jobs', filters: isOfCrew ? crews : [], period },
  };
}
