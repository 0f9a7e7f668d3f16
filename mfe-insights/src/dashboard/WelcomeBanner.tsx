import { formatDate, formatWeekday, Link, Slot, type IsoDate } from '@clearcoat/sdk';
import type { Schema } from '@clearcoat/api-client';
import { Icon } from '@clearcoat/ui/icons';
import styles from './WelcomeBanner.module.css';

interface Props {
  firstName: string;
  isFirstTime: boolean;
  next: Schema<'Appointment'> | undefined;
  today: IsoDate;
}

const STEPS = [
  { to: '/contacts?action=new', icon: 'contacts', label: 'Add your first customer' },
  { to: '/appointments/new', icon: 'appointments', label: 'Schedule a job' },
  { to: '/revenue', icon: 'revenue', label: 'Watch the money come in' },
] as const;

function FirstSteps() {
  return (
    <ol className={styles.steps}>
      {STEPS.map((step, index) => (
        <li key={step.to}>
          <Link className={styles.step} to={step.to}>
            <span className={styles.number}>{index + 1}</span>
            {step.label}
            <Icon name="arrow-right" size={18} />
          </Link>
        </li>
      ))}
    </ol>
  );
}

function NextJob({ job, today }: { job: Schema<'Appointment'>; today: IsoDate }) {
  const day = job.date === today ? 'Today' : `${formatWeekday(job.date)}, ${formatDate(job.date)}`;
  // As in the table below: a job whose customer is missing must not take the page with it.
  const customer: Partial<Schema<'Appointment'>['customer']> | undefined = job.customer;
  return (
    <Link className={styles.next} to={`/appointments/edit/${job.id}`}>
      <span className={styles.label}>Next job</span>
      <span className={styles.when}>
        {day}, {job.startTime}
      </span>
      <span className={styles.what}>
        {job.service} for {customer?.name || 'Unknown'}
      </span>
    </Link>
  );
}

/** Greets the person: with the first steps on an empty account, with the next job otherwise. */
export function WelcomeBanner({ firstName, isFirstTime, next, today }: Props) {
  return (
    <section className={styles.banner} aria-labelledby="welcome">
      <div className={styles.words}>
        <h1 id="welcome" className={styles.title} tabIndex={-1}>
          {isFirstTime ? `Welcome to Clearcoat, ${firstName}!` : `Welcome back, ${firstName}!`}
        </h1>
        <p className={styles.text}>
          {isFirstTime
            ? 'Three steps and your shop is up and running.'
            : 'Here is what your shop looks like right now.'}
        </p>
        <div className={styles.actions}>
          {!isFirstTime && (
            <Link className={styles.primary} to="/appointments/new">
              <Icon name="plus" size={18} />
              New Appointment
            </Link>
          )}
          <Slot name="dashboard.assistant" props={{}} />
        </div>
      </div>
      {isFirstTime ? <FirstSteps /> : next?.date && <NextJob job={next} today={today} />}
    </section>
  );
}
