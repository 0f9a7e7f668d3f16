import { addressLines, formatTimeRange, useToday } from '@clearcoat/sdk';
import { Facts, NextJobCard, ReachLinks } from '@clearcoat/ui/core';
import { describe } from '../shared/display';
import { stepsAhead } from '../shared/job-life';
import { myJobPath } from '../shared/job-path';
import type { MyJobOfDay } from '../shared/shown-job';
import { useJobStep } from '../shared/use-job-step';
import { JobNotes } from './JobNotes';

/** The next step of the job, and Start in one tap. */
function Steps({ job }: { job: MyJobOfDay }) {
  const { take, busy } = useJobStep();
  const [next, ...later] = stepsAhead(job, useToday());
  const start = later.filter(({ step }) => step === 'start');
  const isBusy = busy(job.id) !== undefined;
  return [next, ...start].map(
    (ahead) =>
      ahead && (
        <button
          key={ahead.step}
          type="button"
          aria-label={`${ahead.label} ${job.customer.name}'s job`}
          disabled={isBusy}
          onClick={() => take(job, ahead.step)}
        >
          {ahead.label}
        </button>
      ),
  );
}

/** Card of the job in progress or the next one, with its next step. */
export function NextJob({ job, isToday }: { job: MyJobOfDay; isToday: boolean }) {
  const { customer, vehicle } = describe({ ...job, time: job.startTime });
  const { name, phone } = job.customer;
  return (
    <NextJobCard
      look="navy"
      job={job}
      label="Next job"
      when={formatTimeRange(job.startTime, job.endTime)}
      to={myJobPath(job.id)}
      lines={[
        customer,
        <Facts facts={[vehicle, job.service]} />,
        job.place ? addressLines(job.place).join(', ') : 'At the shop',
      ]}
      notes={<JobNotes job={job} isWhole />}
      actions={
        <>
          {isToday && <Steps job={job} />}
          <ReachLinks
            linkClassName=""
            {...{ name, phone, directionsUrl: job.place?.directionsUrl }}
          />
        </>
      }
    />
  );
}
