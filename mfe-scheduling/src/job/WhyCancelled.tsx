import { useQueryClient } from '@tanstack/react-query';
import { errorText } from '@clearcoat/api-client';
import { invalidateBusinessData } from '@clearcoat/sdk/query';
import { Button, Card } from '@clearcoat/ui/core';
import { FormItem, Input, SavedForm, useFormInstance, type SaveContext } from '@clearcoat/ui/forms';
import { updateAppointment, type Appointment } from '../shared/appointments-api';
import { OFFICE } from '../shared/job-area';
import styles from './WhyCancelled.module.css';

type Reason = Pick<Appointment, 'cancelReason'>;

/** Frequent reasons, as one-tap choices. */
const REASONS = ['Weather', 'Customer asked', 'No longer needed'];

const toValues = ({ cancelReason }: Reason): Reason => ({ cancelReason });

function Reasons({ said }: { said: string }) {
  const form = useFormInstance<Reason>();
  const say = (cancelReason: string) => {
    form.setFieldsValue({ cancelReason });
    form.submit();
  };
  return (
    <div className={styles.reasons} role="group" aria-label="Reasons">
      {REASONS.map((reason) => (
        <Button key={reason} aria-pressed={reason === said} onClick={() => say(reason)}>
          {reason}
        </Button>
      ))}
    </div>
  );
}

interface WhyCancelledProps {
  job: Appointment;
  onSaved: (saved: Appointment) => void;
}

/** Asks for the reason after cancelling, so that cancelling itself stays quick. */
export function WhyCancelled({ job, onSaved }: WhyCancelledProps) {
  const client = useQueryClient();
  const save = async (reason: Reason, { version }: SaveContext) => {
    const { contactId, serviceId, date, status } = job;
    const body = { contactId, serviceId, date, status, ...reason };
    const saved = await updateAppointment(job.id, body, version);
    client.setQueryData(OFFICE.key(job.id), saved);
    void invalidateBusinessData(client);
    onSaved(saved);
    return saved;
  };
  return (
    <Card title="Why was it cancelled?">
      <SavedForm
        initialValues={toValues(job)}
        save={save}
        conflict={{ stored: job, toValues, labels: { cancelReason: 'Reason' } }}
        savedText="The reason was saved."
        failureText={(error) => errorText(error, 'Failed to save the reason. Please try again.')}
        submitLabel="Save Reason"
        isBeside
      >
        <Reasons said={job.cancelReason} />
        <FormItem name="cancelReason" label="Reason">
          <Input />
        </FormItem>
      </SavedForm>
    </Card>
  );
}
