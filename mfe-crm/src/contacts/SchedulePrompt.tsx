import { useNavigate } from '@clearcoat/sdk';
import { Button, Dialog } from '@clearcoat/ui/core';
import type { Contact } from '../shared/contacts-api';

interface SchedulePromptProps {
  open: boolean;
  /** The contact that was just added. */
  contact: Pick<Contact, 'id' | 'name'>;
  onClose: () => void;
}

export function SchedulePrompt({ open, contact, onClose }: SchedulePromptProps) {
  const navigate = useNavigate();
  const schedule = () => {
    onClose();
    void navigate(`/appointments/new?contactId=${encodeURIComponent(contact.id)}`);
  };
  return (
    <Dialog
      open={open}
      title="Schedule an Appointment"
      onClose={onClose}
      width={460}
      kind="question"
      footer={
        <>
          <Button onClick={onClose}>Skip for now</Button>
          <Button variant="primary" onClick={schedule}>
            Schedule Appointment
          </Button>
        </>
      }
    >
      <p>Would you like to schedule an appointment for {contact.name}?</p>
    </Dialog>
  );
}
