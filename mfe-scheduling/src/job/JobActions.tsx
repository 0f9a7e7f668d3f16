import { useCan, useNavigate, useToday } from '@clearcoat/sdk';
import { isOver, nextStepOf } from '@clearcoat/sdk/rules';
import {
  ActionBar,
  Alert,
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
import { wayStepOf } from '../shared/job-life';
import type { ShownJob } from '../shared/shown-job';
import { cancelFailure, type useCancelAppointment } from '../shared/use-cancel-appointment';
import { useJobStep } from '../shared/use-job-step';
import { choicesOf } from './again';
import styles from './JobActions.module.css';

/** 'Book again' menu: opens the form with this appointment's values, some weeks later. */
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

/** Button for the next step, the main reason to open this page. */
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

/** Next step as a fixed bar on a phone; must be the last element of the page. */
export function NextAtThumb({ job }: JobProps) {
  const isAllowed = useCan('own-jobs:work');
  if (!useIsPhone() || isOver(job.status) || !isAllowed) return null;
  return (
    <ActionBar>
      <Next job={job} />
    </ActionBar>
  );
}

/** No-show action. People who can undo it act at once; others are asked to confirm. */
function useNobodyCame(job: ShownJob) {
  const { take, busy } = useJobStep();
  const canPutBack = useCan('appointments:write');
  const confirm = useConfirm();
  const isSure = () =>
    confirm({
      title: `Did ${job.customer?.name || 'the customer'} not come?`,
      content: 'The job is called off, makes no money, and stays in the history as a no-show.',
      okText: 'No-show',
      danger: true,
    });
  const say = async () => {
    if (canPutBack || (await isSure())) take(job, 'no-show');
  };
  return { say: () => void say(), isBusy: busy(job.id) === 'no-show' };
}

function Others({ job }: JobProps) {
  const { take, busy } = useJobStep();
  const nobodyCame = useNobodyCame(job);
  const way = wayStepOf(job);
  return (
    <>
      {way && (
        <Button
          icon="arrow-right"
          loading={busy(job.id) === way.step}
          onClick={() => take(job, way.step)}
        >
          {way.label}
        </Button>
      )}
      <Button loading={nobodyCame.isBusy} onClick={nobodyCame.say}>
        No-show
      </Button>
    </>
  );
}

/** One-tap actions for a job, used beside the car. */
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

interface JobActionsProps {
  job: Appointment;
  cancelling: ReturnType<typeof useCancelAppointment>;
}

/** Job steps, plus the actions of people who can book. */
export function JobActions({ job, cancelling }: JobActionsProps) {
  const { cancel, error, dismissError, cancellingId } = cancelling;
  const over = isOver(job.status);
  return (
    <>
      {error && (
        <Alert type="error" onClose={dismissError}>
          {cancelFailure(error)}
        </Alert>
      )}
      <JobSteps job={job}>
        <LinkButton to={editPath(job.id)} icon="edit">
          {over ? 'Edit' : 'Reschedule'}
        </LinkButton>
        <BookAgain job={job} isPrimary={over} />
        <RepeatMenu job={job} />
        {!over && (
          <Button
            variant="danger"
            icon="ban"
            className={styles.long}
            loading={cancellingId !== undefined}
            onClick={() => cancel(job)}
          >
            Cancel Appointment
          </Button>
        )}
      </JobSteps>
    </>
  );
}
