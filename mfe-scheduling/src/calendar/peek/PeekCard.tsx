import { addressLines, formatDay, formatMoney, joinFacts, Link, useCan } from '@clearcoat/sdk';
import { lengthOfJob, nextStepOf } from '@clearcoat/sdk/rules';
import { Button, Facts, StatusTag, Swatch } from '@clearcoat/ui/core';
import type { ReactNode } from 'react';
import { knownNotesOf, NotesAlert } from '../../shared/KnownNotes';
import type { Appointment } from '../../shared/appointments-api';
import { lengthOf } from '../../shared/day-plan';
import { describe } from '../../shared/display';
import { jobPath } from '../../shared/job-path';
import { useJobStep } from '../../shared/use-job-step';
import { useNow } from '../../shared/use-now';
import { useTimeZone } from '../../shared/use-time-zone';
import styles from './Peek.module.css';

interface JobProps {
  job: Appointment;
}

/** Notes that the crew must read: of the customer, the vehicle and the place. */
function Notes({ job }: JobProps) {
  const access = job.place?.accessNotes?.trim();
  const notes = [...knownNotesOf(job), ...(access ? [{ about: 'Access', notes: access }] : [])];
  if (notes.length === 0) return null;
  return <NotesAlert notes={notes} />;
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </>
  );
}

function Details({ job }: JobProps) {
  const { service, price, place, crew, notes } = job;
  const { vehicle } = describe(job);
  const length = lengthOf(lengthOfJob(job, useTimeZone()));
  const where = place ? [place.label, ...addressLines(place)].filter(Boolean) : ['At the shop'];
  return (
    <dl className={styles.facts}>
      <Fact label="Vehicle">{vehicle || 'Not known yet'}</Fact>
      <Fact label="Service">
        <Facts facts={[service, length, formatMoney(price)]} />
      </Fact>
      <Fact label="Where">{where.join(', ')}</Fact>
      <Fact label="Crew">
        <Swatch colour={crew.colour} size={10} /> {crew.name}
      </Fact>
      {notes && <Fact label="Notes">{notes}</Fact>}
    </dl>
  );
}

/** Button for the next step, as on the appointment's page. */
function NextStep({ job }: JobProps) {
  const isAllowed = useCan('own-jobs:work');
  const { take, busy } = useJobStep();
  const next = nextStepOf(job.status);
  if (!next || !isAllowed) return null;
  return (
    <Button
      variant="primary"
      loading={busy(job.id) === next.step}
      onClick={() => take(job, next.step)}
    >
      {next.label}
    </Button>
  );
}

/** Facts of an appointment in a popover, with its next step. */
export function PeekCard({ job }: JobProps) {
  const { today } = useNow();
  const { customer, time } = describe(job);
  return (
    <div className={styles.card}>
      <div className={styles.head}>
        <strong className={styles.customer}>{customer}</strong>
        <StatusTag status={job.status} />
        <span className={styles.when}>{joinFacts([formatDay(job.date, today), time])}</span>
      </div>
      <Notes job={job} />
      <Details job={job} />
      <div className={styles.actions}>
        <NextStep job={job} />
        <Link to={jobPath(job.id)} className={styles.open}>
          Open<span className="cc-visually-hidden"> {customer}&apos;s job</span>
        </Link>
      </div>
    </div>
  );
}
