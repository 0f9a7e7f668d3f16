import type { Group, Rows, Words } from '../definitions.js';
import type { Language, Said } from '../plan.js';

interface ByTime {
  name: string;
  words: Words;
  title: Said;
  ofDay(day: string): string;
  said(key: string, language: Language): string;
  rows?: readonly Rows[];
}

/** A group by days. A job belongs to the day on which it begins. */
export const byTime = ({ rows = ['jobs', 'customers'], ...group }: ByTime): Group => ({
  ...group,
  rows,
  sql: (zone) => group.ofDay(`(a.starts_at at time zone ${zone})`),
  isTime: true,
});
