import { useCan, useNavigate, useToday } from '@clearcoat/sdk';
import { isOver, nextStepOf } from '@clearcoat/sdk/rules';
import {
  ActionBar,
  Button,
  Dropdown,
  LinkButton,
  useConfirm,
  useMediaQuery,
} from '@clearcoat/ui/core';
import type { ReactNode } from 'react';
import type { Appointment } from '../shared/appointments-api';
import { RepeatMenu } from '../repeats/RepeatMenu';
import { editPath } from '../shared/job-path';
import type { ShownJob } from '../shared/shown-job';
import { useJobStep } from '../shared/use-job-step';
import { choicesOf } from './again';
import styles from './JobActions.module.css';

/** The same again in some weeks: the form with all of it filled in. */
function BookAgain({ job, isPrimary }: { job: Appointment; isPrimary: boolean }) {
  const navigate = useNavigate();
  const today = useToday();
  const items = choicesOf(job, today).map(({ label, path }) => ({
    key: path,
    label,
    onSelect: () => void navigate(path),
  }));
  return (
    <Dropdown items={items}>
      <Button icon="calendar" variant={isPrimary ? 'primary' : 'secondary'} aria-haspopup="menu">
        Book Again
      </Button>
    </Dropdown>
  );
}

interface JobProps {
  job: ShownJob;
}

const useIsPhone = () => useMediaQuery('(max-width: 639.98px)');

/** What comes next, the one thing that this page is opened for. */
function Next({ job }: JobProps) {
  const { take, busy } = useJobStep();
  const next = nextStepOf(job.status);
  if (!next) return null;
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

/** On a phone it is at the thumb, wherever one has scrolled to: the last of a page. */
export function NextAtThumb({ job }: JobProps) {
  const isAllowed = useCan('own-jobs:work');
  if (!useIsPhone() || isOver(job.status) || !isAllowed) return null;
  return (
    <ActionBar>
      <Next job={job} />
    </ActionBar>
  );
}

function Others({ job }: JobProps) {
  const { take, busy } = useJobStep();
  const confirm = useConfirm();
  const nobodyCame = async () => {
    const name = job.customer?.name || 'the customer';
    const isSure = await confirm({
      title: `Did ${name} not come?`,
      content: 'The job is called off, makes no money, and stays in the history as a no-show.',
      okText: 'No-show',
      danger: true,
    });
    if (isSure) take(job, 'no-show');
  };
  const isAhead = nextStepOf(job.status)?.step === 'start';
  return (
    <>
      {isAhead && !job.timeline.onMyWayAt && (
        <Button
          icon="arrow-right"
          loading={busy(job.id) === 'on-my-way'}
          onClick={() => take(job, 'on-my-way')}
        >
          On My Way
        </Button>
      )}
      <Button loading={busy(job.id) === 'no-show'} onClick={() => void nobodyCame()}>
        No-show
      </Button>
    </>
  );
}

/** What one does with a job beside the car, each by one tap. */
export function JobSteps({ job, children }: JobProps & { children?: ReactNode }) {
  const isAllowed = useCan('own-jobs:work');
  const isPhone = useIsPhone();
  if (!isAllowed) return null;
  return (
    <div className={styles.actions} role="group" aria-label="This job" data-print="no">
      {!isPhone && <Next job={job} />}
      {!isOver(job.status) && <Others job={job} />}
      {children}
    </div>
  );
}

/** The same, with what only those do who book. */
export function JobActions({ job }: { job: Appointment }) {
  const over = isOver(job.status);
  return (
    <JobSteps job={job}>
      <LinkButton to={editPath(job.id)} icon="edit">
        {over ? 'Edit' : 'Reschedule'}
      </LinkButton>
      <BookAgain job={job} isPrimary={over} />
      <RepeatMenu job={job} />
    </JobSteps>
  );
}
