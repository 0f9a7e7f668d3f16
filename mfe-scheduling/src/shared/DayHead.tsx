import { formatDay, formatMoney, type IsoDate } from '@clearcoat/sdk';
import type { ReactNode } from 'react';
import type { DayPlan } from './day-plan';
import styles from './DayHead.module.css';
import { dayTitle } from './display';

interface DayHeadProps {
  date: string;
  plan: DayPlan;
  today: IsoDate;
  /** Text after the number of jobs: ' · 7 h of 27 h'. Default: none. */
  note?: string;
  /** Element after the sum. Default: none. */
  bar?: ReactNode;
  /** False while some of the day's appointments are not loaded. Default: true. */
  isComplete?: boolean;
  /** Link beside the date. Default: none. */
  children?: ReactNode;
}

/** Head of a day: date, number of jobs and their price. */
export function DayHead(props: DayHeadProps) {
  const { date, plan, today, note = '', bar, isComplete = true, children } = props;
  const { jobs, sum } = plan;
  return (
    <span className={styles.head}>
      <span className={styles.day}>{dayTitle(date, formatDay(date, today))}</span>
      {isComplete && jobs > 0 && (
        <span className={styles.facts}>
          {jobs === 1 ? '1 job' : `${jobs.toLocaleString('en-US')} jobs`}
          {note}
          <span className={styles.dot}> · </span>
          <span className={styles.sum}>{formatMoney(sum)}</span>
          {bar}
        </span>
      )}
      {children}
    </span>
  );
}
