import { lazy, Suspense } from 'react';
import { Link, Slot, type IsoDate } from '@clearcoat/sdk';
import { Icon } from '@clearcoat/ui/icons';
import type { Dashboard } from './dashboard-api';
import { sayDay } from './day-words';
import { NextJob } from './NextJob';
import { isWorkingDay, TodayBoard } from './TodayBoard';
import styles from './WelcomeBanner.module.css';

/** Loads only for an empty account. */
const FirstSteps = lazy(() => import('./FirstSteps'));

interface Props {
  dashboard: Dashboard;
  isFirstTime: boolean;
  isLoading: boolean;
  today: IsoDate;
}

/** Sentence below the greeting; while loading, its placeholder. */
function Sentence({ dashboard, isFirstTime, isLoading }: Omit<Props, 'today'>) {
  if (isLoading) return <p className={`${styles.text} ${styles.waiting}`}>{'\u00a0'}</p>;
  return (
    <p className={styles.text}>
      {isFirstTime
        ? 'A few steps and your shop is up and running.'
        : sayDay(dashboard.today, dashboard.tomorrow)}
    </p>
  );
}

/** The next job; on a working day also the board of today's jobs if there is room. */
function Work({ dashboard: { nextAppointment, today: day, appointments }, today }: Props) {
  const crews = new Set([...day.appointments, ...appointments].map(({ crew }) => crew.id));
  const hasBoard = isWorkingDay(day);
  return (
    <>
      {nextAppointment?.date && (
        <div className={`${styles.side} ${hasBoard ? styles.phoneOnly : ''}`}>
          <NextJob job={nextAppointment} today={today} areSeveralCrews={crews.size > 1} />
        </div>
      )}
      {hasBoard && (
        <div className={`${styles.side} ${styles.board}`}>
          <TodayBoard day={day} />
        </div>
      )}
    </>
  );
}

/** Greeting with the first steps of an empty account, or with the current work. */
export function WelcomeBanner(props: Props) {
  const { dashboard, isFirstTime, isLoading } = props;
  const { firstName } = dashboard.user;
  return (
    <section className={styles.banner} aria-labelledby="welcome">
      <div className={styles.words}>
        <h1 id="welcome" className={styles.title} tabIndex={-1}>
          {isFirstTime ? `Welcome to Clearcoat, ${firstName}!` : `Welcome back, ${firstName}!`}
        </h1>
        <Sentence {...props} />
      </div>
      {isLoading && <div className={`${styles.side} ${styles.coming}`} />}
      {!isLoading &&
        (isFirstTime ? (
          <div className={styles.side}>
            <Suspense>
              <FirstSteps setup={dashboard.setup} />
            </Suspense>
          </div>
        ) : (
          <Work {...props} />
        ))}
      <div className={styles.actions}>
        {!isFirstTime && (
          <Link className={styles.primary} to="/appointments/new">
            <Icon name="plus" size={18} />
            New Appointment
          </Link>
        )}
        <Slot name="dashboard.assistant" props={{}} />
      </div>
    </section>
  );
}
