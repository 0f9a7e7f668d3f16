import type { Language } from '../../plan/plan.js';

interface Words {
  /** What is said first where somebody asks who is off. */
  off: string;
  all(crews: number, people: number): string;
  of(days: string): string;
  nobody: string;
  jobs(count: number): string;
  page: string;
}

export const WORDS: Record<Language, Words> = {
  en: {
    off: 'Days off are not kept here. These are the jobs of each crew then:',
    all: (crews, people) =>
      `**${crews} ${crews === 1 ? 'crew' : 'crews'}** and **${people} ${people === 1 ? 'person' : 'people'}** on them:`,
    of: (days) => `By crew, ${days}:`,
    nobody: 'nobody is put on it yet',
    jobs: (count) => `**${count} ${count === 1 ? 'job' : 'jobs'}**`,
    page: 'Who is on which stands in [Team](/settings/team), and everybody with a login in the [Admin Panel](/admin).',
  },
  es: {
    off: 'Los días libres no se anotan aquí. Estos son los trabajos de cada equipo entonces:',
    all: (crews, people) =>
      `**${crews} ${crews === 1 ? 'equipo' : 'equipos'}** con **${people} ${people === 1 ? 'persona' : 'personas'}**:`,
    of: (days) => `Por equipo, ${days}:`,
    nobody: 'todavía sin nadie',
    jobs: (count) => `**${count} ${count === 1 ? 'trabajo' : 'trabajos'}**`,
    page: 'Quién está en cada uno se ve en [Equipo](/settings/team), y quién tiene acceso en el [Panel](/admin).',
  },
};
