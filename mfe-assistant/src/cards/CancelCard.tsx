import { api } from '@clearcoat/api-client';
import { callAs, shapes } from '@clearcoat/api-client/answers';
import type { CancelDraft } from '../conversation/drafts';
import styles from './cards.module.css';
import { ConfirmForm } from './ConfirmForm';
import { CHANGED_MEANWHILE } from './failures';
import { SavedAppointment } from './SavedNote';
import { slotText } from './slot-text';

/** Card to cancel an appointment. */
export function CancelCard({ draft }: { draft: CancelDraft }) {
  const { drafted, status } = draft;
  if (status === 'done') {
    return <SavedAppointment id={drafted.id}>Cancelled.</SavedAppointment>;
  }
  async function send() {
    const params = { path: { id: drafted.id } };
    return (await callAs(shapes.Appointment, api.POST('/api/appointments/{id}/cancel', { params })))
      .id;
  }
  return (
    <ConfirmForm
      draft={draft}
      needs="appointments:write"
      confirming={{
        send,
        lost: 'The appointment could not be cancelled. Please try again.',
        failed: 'The appointment could not be cancelled. Please look at it on its page.',
        codes: CHANGED_MEANWHILE,
      }}
      action="Cancel Appointment"
      isDanger
      notAllowed="Someone who may schedule jobs has to confirm this one."
    >
      <p className={styles.hint}>{slotText(drafted.now)}</p>
    </ConfirmForm>
  );
}
