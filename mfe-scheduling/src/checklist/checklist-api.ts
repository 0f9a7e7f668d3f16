import { api, type Schema } from '@clearcoat/api-client';
import { callAs, listOf, shapes } from '@clearcoat/api-client/answers';
import { readOrRecall, type Change } from '@clearcoat/sdk/offline';
import { queryOptions } from '@tanstack/react-query';
import { addressOf, changeOf, type JobOf, type WaitingJobChange } from '../shared/job-changes';

export type CheckedStep = Schema<'CheckedStep'>;

export const checklistQuery = ({ area, id }: JobOf) =>
  queryOptions({
    queryKey: [...area.key(id), 'checklist'],
    queryFn: ({ signal }): Promise<CheckedStep[]> =>
      readOrRecall(`checklist ${id}`, () =>
        callAs(
          listOf(shapes.CheckedStep),
          api.GET(`${area.calls}/checklist`, { params: { path: { id } }, signal }),
        ),
      ),
  });

export const tickedStep = (job: JobOf, label: string, done: boolean): Change =>
  changeOf(
    job,
    { type: 'tick', label, done },
    {
      label: `${done ? 'Done' : 'Not done'}: ${label}`,
      method: 'PUT',
      address: addressOf(job, '/checklist'),
      body: { label, done },
    },
  );

export interface ShownStep extends CheckedStep {
  /** Ticked on this device and not sent yet. */
  isWaiting: boolean;
}

/** A checklist with this device's queued ticks applied, the latest winning. */
export const withTicks = (
  steps: readonly CheckedStep[],
  waiting: readonly Pick<WaitingJobChange, 'details'>[],
): ShownStep[] =>
  steps.map((step) => {
    const said = waiting
      .map(({ details }) => details)
      .findLast((details) => details.type === 'tick' && details.label === step.label);
    if (said?.type !== 'tick' || said.done === step.done) return { ...step, isWaiting: false };
    return { ...step, done: said.done, by: null, at: null, isWaiting: true };
  });
