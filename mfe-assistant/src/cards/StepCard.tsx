import { api, ifMatch, type Schema } from '@clearcoat/api-client';
import { callAs, shapes } from '@clearcoat/api-client/answers';
import type { StepDraft } from '../conversation/drafts';
import styles from './cards.module.css';
import { ConfirmForm } from './ConfirmForm';
import { CHANGED_MEANWHILE } from './failures';
import { SavedAppointment } from './SavedNote';
import { slotText } from './slot-text';

/** Button label and result text of each step. */
const STEPS: Record<Schema<'JobStep'>, { action: string; done: string }> = {
  confirm: { action: 'Confirm Job', done: 'Confirmed.' },
  'on-my-way': { action: 'On My Way', done: 'On the way.' },
  arrive: { action: 'Arrived', done: 'Arrived.' },
  start: { action: 'Start Job', done: 'Started.' },
  finish: { action: 'Finish Job', done: 'Finished.' },
  'no-show': { action: 'Mark as No-show', done: 'Marked as a no-show.' },
};

/** Card to take a job's next step with one tap. */
export function StepCard({ draft }: { draft: StepDraft }) {
  const { drafted, status } = draft;
  const { action, done } = STEPS[drafted.step];
  if (status === 'done') {
    return <SavedAppointment id={drafted.id}>{done}</SavedAppointment>;
  }
  async function send() {
    const params = { path: { id: drafted.id, step: drafted.step } };
    const headers = { ...draft.headers, ...ifMatch(drafted.version) };
    return (
      await callAs(
        shapes.Appointment,
        api.POST('/api/appointments/{id}/{step}', { params, headers }),
      )
    ).id;
  }
  return (
    <ConfirmForm
      draft={draft}
      needs="appointments:write"
      confirming={{
        send,
        lost: 'The job could not be marked. Please try again.',
        failed: 'The job could not be marked. Please look at it on its page.',
        codes: CHANGED_MEANWHILE,
      }}
      action={action}
      isDanger={drafted.step === 'no-show'}
      notAllowed="Someone who may schedule jobs has to mark this one."
    >
      <p className={styles.hint}>{slotText(drafted.now)}</p>
    </ConfirmForm>
  );
}
