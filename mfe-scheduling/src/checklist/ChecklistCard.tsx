import { formatMoment, useSession } from '@clearcoat/sdk';
import { Card, ErrorState, SkeletonLines } from '@clearcoat/ui/core';
import { Checkbox } from '@clearcoat/ui/forms';
import type { JobOf } from '../shared/job-changes';
import type { ShownStep } from './checklist-api';
import styles from './ChecklistCard.module.css';
import { useChecklist } from './use-checklist';

interface StepProps {
  step: ShownStep;
  onTick: (label: string, done: boolean) => void;
}

function Step({ step: { label, done, by, at, isWaiting }, onTick }: StepProps) {
  const { user } = useSession();
  const said = [by, at && formatMoment(at, user?.timeZone)].filter(Boolean).join(', ');
  return (
    <li className={styles.step}>
      <Checkbox
        className={styles.box}
        checked={done}
        onChange={({ target }) => onTick(label, target.checked)}
      >
        {label}
      </Checkbox>
      {(isWaiting || said) && (
        <span className={styles.said}>{isWaiting ? 'Waiting for a connection' : said}</span>
      )}
    </li>
  );
}

/** Checklist of the service. A service without steps shows none. */
export function ChecklistCard(job: JobOf) {
  const { query, steps, tick } = useChecklist(job);
  const { data, error, refetch } = query;
  if (data && steps.length === 0) return null;
  const done = steps.filter((step) => step.done).length;
  return (
    <Card
      title="Checklist"
      extra={data && <span className={styles.count}>{`${done} of ${steps.length} done`}</span>}
    >
      {data && (
        <ul role="list" className={styles.steps}>
          {steps.map((step) => (
            <Step key={step.label} step={step} onTick={tick} />
          ))}
        </ul>
      )}
      {!data && error && (
        <ErrorState
          title="Couldn't load the checklist"
          error={error}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !error && <SkeletonLines label="Loading checklist..." lines={4} />}
    </Card>
  );
}
