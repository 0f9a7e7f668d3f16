import type { Language, Period } from '../plan/plan.js';
import { saidStretch } from '../plan/say/stretch.js';
import type { Services } from '../tools/list-services.js';
import type { Team } from '../tools/list-team.js';
import { escapeMarkdown as plain } from '../words/text.js';
import { lines } from './answer.js';
import { priceRow } from './price.texts.js';

const WORDS: Record<
  Language,
  {
    extras: string;
    none: string;
    off: string;
    all(crews: number, people: number): string;
    of(days: string): string;
    nobody: string;
    jobs(count: number): string;
    page: string;
  }
> = {
  en: {
    extras: 'Your add-ons:',
    none: 'You have no add-ons yet. Add them under **Add-ons** on [Services](/settings?tab=services).',
    off: "I don't see days off. These are each crew's jobs then:",
    all: (crews, people) =>
      `**${crews} ${crews === 1 ? 'crew' : 'crews'}** and **${people} ${people === 1 ? 'person' : 'people'}** on them:`,
    of: (days) => `By crew, ${days}:`,
    nobody: 'nobody yet',
    jobs: (count) => `**${count} ${count === 1 ? 'job' : 'jobs'}**`,
    page: 'Who is on which crew is in [Team](/settings/team), and everyone with a login is in the [Admin Panel](/admin).',
  },
  es: {
    extras: 'Sus extras actuales:',
    none: 'Todavía no tiene extras. Se crean en **Add-ons** de [Servicios](/settings?tab=services).',
    off: 'Los días libres no se anotan aquí. Estos son los trabajos de cada equipo entonces:',
    all: (crews, people) =>
      `**${crews} ${crews === 1 ? 'equipo' : 'equipos'}** con **${people} ${people === 1 ? 'persona' : 'personas'}**:`,
    of: (days) => `Por equipo, ${days}:`,
    nobody: 'todavía sin nadie',
    jobs: (count) => `**${count} ${count === 1 ? 'trabajo' : 'trabajos'}**`,
    page: 'Quién está en cada uno se ve en [Equipo](/settings/team), y quién tiene acceso en el [Panel](/admin).',
  },
};

export function saidExtras(addOns: Services['addOns'], language: Language): string {
  const words = WORDS[language];
  const rows = addOns.map(({ name, price, minutes }) => priceRow(plain(name), price, minutes));
  return rows.length > 0 ? lines(words.extras, '', ...rows) : words.none;
}

interface ToldTeam {
  crews: Team['crews'];
  isAll: boolean;
  days?: Period;
  /** Number of jobs on those days, by the crew's name. */
  jobs?: ReadonlyMap<string, number>;
  isOff?: true;
}

/** Crews and their people, on some days with their jobs. */
export function saidTeam(
  { crews, isAll, days, jobs, isOff }: ToldTeam,
  language: Language,
): string {
  const words = WORDS[language];
  const rows = crews.map(({ name, people }) => {
    const who = people.map(plain).join(', ') || words.nobody;
    return jobs
      ? `- **${plain(name)}** (${who}): ${words.jobs(jobs.get(name) ?? 0)}`
      : `- **${plain(name)}**: ${who}`;
  });
  const people = new Set(crews.flatMap((each) => each.people));
  const all = isAll ? [words.all(crews.length, people.size), ''] : [];
  const lead = days ? [words.of(saidStretch(days, days.said, false)[language]), ''] : all;
  return lines(...(isOff ? [words.off, ''] : []), ...lead, ...rows, '', words.page);
}
