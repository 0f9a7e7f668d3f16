import { api, ifMatch } from '@clearcoat/api-client';
import { callAs, shapes } from '@clearcoat/api-client/answers';
import { conversation } from '../conversation/conversation';
import type { MoveDraft, SlotValues } from '../conversation/drafts';
import { slotProblems, toMove, withEnd } from './appointment-rules';
import styles from './cards.module.css';
import { ConfirmForm } from './ConfirmForm';
import { CHANGED_MEANWHILE } from './failures';
import { SavedAppointment } from './SavedNote';
import { slotText } from './slot-text';
import { DateField, TimeFields } from './SlotFields';

/** Card to move an appointment, with its present and new time. */
export function MoveCard({ draft }: { draft: MoveDraft }) {
  const { drafted, values, fields, status, id } = draft;
  if (status === 'done') {
    return <SavedAppointment id={drafted.id}>Moved to {slotText(values)}.</SavedAppointment>;
  }
  const change = (changed: Partial<SlotValues>) => {
    if (status === 'open') conversation.changeDraft(id, { values: withEnd(values, changed) });
  };
  async function send() {
    const params = { path: { id: drafted.id } };
    const headers = ifMatch(drafted.version);
    const body = toMove(draft);
    return (
      await callAs(shapes.Appointment, api.PUT('/api/appointments/{id}', { params, body, headers }))
    ).id;
  }
  return (
    <ConfirmForm
      draft={draft}
      needs="appointments:write"
      confirming={{
        problems: slotProblems(values),
        send,
        lost: 'The appointment could not be moved. Please try again.',
        failed: 'The appointment could not be moved. Please check its day and time.',
        codes: CHANGED_MEANWHILE,
      }}
      action="Move It"
      notAllowed="Someone who may schedule jobs has to confirm this one."
    >
      <p className={styles.hint}>Now: {slotText(drafted.now)}</p>
      <fieldset className={styles.fields}>
        <legend className={styles.legend}>Then</legend>
        <DateField values={values} fields={fields} change={change} isWide />
        <TimeFields values={values} fields={fields} change={change} />
      </fieldset>
    </ConfirmForm>
  );
}
