import { useCan, useToday } from '@clearcoat/sdk';
import { Button, RowMenu, useConfirm, type DropdownItem } from '@clearcoat/ui/core';
import type { ReactNode } from 'react';
import { stepsAhead } from '../shared/job-life';
import type { ShownJob } from '../shared/shown-job';
import { useJobStep } from '../shared/use-job-step';
import styles from './JobActions.module.css';

type Items = readonly (DropdownItem | 'divider')[];

/** No-show action. People who can undo it act at once; others are asked to confirm. */
function useNoShow(job: ShownJob, take: ReturnType<typeof useJobStep>['take']) {
  const canPutBack = useCan('appointments:write');
  const confirm = useConfirm();
  const isSure = () =>
    confirm({
      title: `${job.customer?.name || 'The customer'} didn't show up?`,
      content: 'The job is cancelled and earns nothing. It stays in the history as a no-show.',
      okText: 'No-show',
      danger: true,
    });
  return async () => {
    if (canPutBack || (await isSure())) take(job, 'no-show');
  };
}

interface JobActionsProps {
  job: ShownJob;
  /** Menu items before No-show. Default: none. */
  items?: Items;
  /** Menu items after No-show. Default: none. */
  lastItems?: Items;
  isBusy?: boolean;
  /** Primary button of a job without a next step. Default: none. */
  children?: ReactNode;
}

/** Next step of a job, Start in one tap, and a menu with the other actions. */
export function JobActions(props: JobActionsProps) {
  const { job, items = [], lastItems = [], isBusy, children } = props;
  const { take, busy } = useJobStep();
  const markNoShow = useNoShow(job, take);
  const [next, ...later] = stepsAhead(job, useToday());
  const start = later.find(({ step }) => step === 'start');
  const others = later.filter((each) => each !== start);
  const noShow: DropdownItem = {
    ...{ key: 'no-show', label: 'No-show' },
    onSelect: () => void markNoShow(),
  };
  const menu: Items = [
    ...others.map(({ step, label }) => ({
      ...{ key: step, label, icon: 'arrow-right' as const },
      onSelect: () => take(job, step),
    })),
    ...items,
    ...(next ? [noShow] : []),
    ...lastItems,
  ];
  const taking = busy(job.id);
  const isInMenu = taking === 'no-show' || others.some(({ step }) => step === taking);
  return (
    <div className={styles.actions} role="group" aria-label="This job" data-print="no">
      {next && (
        <Button
          variant="primary"
          loading={taking === next.step}
          onClick={() => take(job, next.step)}
        >
          {next.label}
        </Button>
      )}
      {start && (
        <Button loading={taking === 'start'} onClick={() => take(job, 'start')}>
          {start.label}
        </Button>
      )}
      {children}
      <span className={styles.more}>
        <RowMenu label="More for this job" items={menu} loading={isBusy || isInMenu} />
      </span>
    </div>
  );
}
