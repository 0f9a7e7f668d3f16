import { formatWeekday, type IsoDate } from '@clearcoat/sdk';
import { isOver } from '@clearcoat/sdk/rules';
import { Icon } from '@clearcoat/ui/icons';
import type { Appointment } from '../shared/appointments-api';
import { jobsInWords } from './heads';
import styles from './EarlierDays.module.css';

/** The days before today in the current week. */
export const earlierDates = (dates: readonly IsoDate[], today: IsoDate): IsoDate[] =>
  dates.includes(today) ? dates.filter((date) => date < today) : [];

/**
 * 'Mon–Fri · 14 jobs done'; open appointments are counted too, so that folding hides none of them.
 */
export function earlierInWords(jobs: readonly Appointment[]): string {
  const dates = jobs.map(({ date }) => date).toSorted();
  const [first = '', last = ''] = [dates[0], dates.at(-1)];
  const days = [...new Set([formatWeekday(first), formatWeekday(last)])].join('–');
  const open = jobs.filter(({ status }) => !isOver(status)).length;
  const all = jobsInWords(jobs.length);
  return `${days} · ${open === 0 ? `${all} done` : `${all}, ${open} not finished`}`;
}

interface EarlierDaysProps {
  jobs: readonly Appointment[];
  isOpen: boolean;
  onToggle: () => void;
}

/** Toggle for the earlier days of this week, so that the list starts at today. */
export const EarlierDays = ({ jobs, isOpen, onToggle }: EarlierDaysProps) => (
  <button type="button" className={styles.toggle} aria-expanded={isOpen} onClick={onToggle}>
    <span>{earlierInWords(jobs)}</span>
    <Icon name="chevron-down" size={18} />
  </button>
);
