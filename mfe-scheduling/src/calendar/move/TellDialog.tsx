import { formatTimeRange, Slot } from '@clearcoat/sdk';
import { Button, Dialog, Entry, EntryList, ReachLinks } from '@clearcoat/ui/core';
import type { Appointment } from '../../shared/appointments-api';
import { describe, shortDay } from '../../shared/display';

const whenOf = ({ date, startTime, endTime }: Appointment) =>
  `${shortDay(date)}, ${formatTimeRange(startTime, endTime)}`;

/** Without the remote of the messages the customer can still be called or written to. */
function Customer({ job }: { job: Appointment }) {
  const { phone, email } = job.customer;
  const { customer } = describe(job);
  return (
    <Entry
      title={customer}
      notes={[whenOf(job)]}
      isFactLong
      fact={
        <Slot
          name="job.nextMessage"
          props={{ job: { id: job.id, customer: job.customer.name } }}
          failed={() => <ReachLinks {...{ phone, email }} name={customer} ways={WAYS} />}
        />
      }
    />
  );
}

const WAYS = ['text', 'call', 'email'] as const;

interface TellDialogProps {
  /** Appointments as they are now. */
  jobs: readonly Appointment[];
  onClose: () => void;
}

/** Customers whose jobs were moved, to be told one by one. */
export function TellDialog({ jobs, onClose }: TellDialogProps) {
  return (
    <Dialog
      open
      title="Tell the Customers"
      onClose={onClose}
      footer={
        <Button variant="primary" onClick={onClose}>
          Done
        </Button>
      }
    >
      <EntryList>
        {jobs.map((job) => (
          <Customer key={job.id} job={job} />
        ))}
      </EntryList>
    </Dialog>
  );
}
