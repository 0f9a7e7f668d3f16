import { useNavigate, useToday } from '@clearcoat/sdk';
import { isOver } from '@clearcoat/sdk/rules';
import { Button, type DropdownItem } from '@clearcoat/ui/core';
import { useState } from 'react';
import { RepeatDialog } from '../repeats/RepeatDialog';
import { oftenInWords } from '../repeats/words';
import type { Appointment } from '../shared/appointments-api';
import { ChoiceDialog } from '../shared/ChoiceDialog';
import { editPath } from '../shared/job-path';
import type { useCancelAppointment } from '../shared/use-cancel-appointment';
import { choicesOf } from './again';
import { JobActions } from './JobActions';

interface OfficeActionsProps {
  job: Appointment;
  cancelling: ReturnType<typeof useCancelAppointment>;
}

/** Actions of people who can book: the steps, and to change, repeat or cancel the job. */
export function OfficeActions({ job, cancelling }: OfficeActionsProps) {
  const navigate = useNavigate();
  const today = useToday();
  const [dialog, setDialog] = useState<'again' | 'repeat'>();
  const close = () => setDialog(undefined);
  const over = isOver(job.status);
  const edit: DropdownItem = {
    ...{ key: 'edit', label: over ? 'Edit' : 'Reschedule', icon: 'edit' },
    onSelect: () => void navigate(editPath(job.id)),
  };
  const again: DropdownItem = {
    ...{ key: 'again', label: 'Book Again', icon: 'calendar' },
    onSelect: () => setDialog('again'),
  };
  const repeat: DropdownItem = {
    key: 'repeat',
    label: job.series ? `Repeats ${oftenInWords(job.series.everyWeeks).toLowerCase()}…` : 'Repeat…',
    onSelect: () => setDialog('repeat'),
  };
  const cancel: DropdownItem = {
    ...{ key: 'cancel', label: 'Cancel Appointment', icon: 'ban', danger: true },
    onSelect: () => cancelling.cancel(job),
  };
  return (
    <>
      <JobActions
        job={job}
        items={over ? [edit, repeat] : [edit, again, repeat]}
        lastItems={over ? [] : ['divider', cancel]}
        isBusy={cancelling.cancellingId !== undefined}
      >
        {over && (
          <Button icon="calendar" variant="primary" onClick={() => setDialog('again')}>
            Book Again
          </Button>
        )}
      </JobActions>
      <ChoiceDialog
        title="Book Again"
        choices={choicesOf(job, today).map(({ label, path }) => ({
          label,
          onChoose: () => void navigate(path),
        }))}
        open={dialog === 'again'}
        onClose={close}
      />
      <RepeatDialog job={job} open={dialog === 'repeat'} onClose={close} />
    </>
  );
}
