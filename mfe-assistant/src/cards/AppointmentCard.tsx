import { useQuery } from '@tanstack/react-query';
import { api, call } from '@clearcoat/api-client';
import { queryKeys } from '@clearcoat/sdk/query';
import { conversation } from '../conversation/conversation';
import type { AppointmentDraft, AppointmentValues } from '../conversation/drafts';
import { problemsOf, toInput, withConsequences } from './appointment-rules';
import styles from './cards.module.css';
import { ConfirmForm } from './ConfirmForm';
import { Field } from './Field';
import { SavedAppointment } from './SavedNote';
import { slotText } from './slot-text';
import { DateField, TimeFields } from './SlotFields';
import type { Confirming } from './use-confirm';

function useServices({ drafted }: AppointmentDraft) {
  const { data } = useQuery({
    queryKey: queryKeys.services(),
    queryFn: ({ signal }) => call(api.GET('/api/services', { signal })),
  });
  const services = data ?? [];
  const { serviceId } = drafted.payload;
  // What was drafted stays to be chosen, also before the list has come.
  const isListed = services.some(({ id }) => id === serviceId);
  return { services, present: isListed ? undefined : { id: serviceId, name: drafted.service } };
}

function Fields({ draft }: { draft: AppointmentDraft }) {
  const { values, fields, id, status } = draft;
  const { services, present } = useServices(draft);
  // While it is being sent the fields keep the focus and their values, rather than be disabled.
  const change = (changed: Partial<AppointmentValues>) => {
    if (status !== 'open') return;
    conversation.changeDraft(id, { values: withConsequences(values, changed, services) });
  };
  return (
    <fieldset className={styles.fields}>
      <legend className="cc-visually-hidden">{draft.title}</legend>
      <Field label="Service" error={fields['serviceId']} isWide>
        {(control) => (
          <select
            {...control}
            value={values.serviceId}
            onChange={(event) => change({ serviceId: event.target.value })}
          >
            {[...(present ? [present] : []), ...services].map((service) => (
              <option key={service.id} value={service.id}>
                {service.name}
              </option>
            ))}
          </select>
        )}
      </Field>
      <DateField values={values} fields={fields} change={change} />
      <Field label="Price ($)" error={fields['price']}>
        {(control) => (
          <input
            {...control}
            inputMode="decimal"
            autoComplete="off"
            value={values.price}
            onChange={(event) => change({ price: event.target.value })}
          />
        )}
      </Field>
      <TimeFields values={values} fields={fields} change={change} />
      <Field label="Notes" error={fields['notes']} isWide>
        {(control) => (
          <textarea
            {...control}
            rows={2}
            value={values.notes}
            onChange={(event) => change({ notes: event.target.value })}
          />
        )}
      </Field>
    </fieldset>
  );
}

/** A drafted appointment, to be changed and scheduled. */
export function AppointmentCard({ draft }: { draft: AppointmentDraft }) {
  const { values, headers, savedId = '' } = draft;
  if (draft.status === 'done') {
    return <SavedAppointment id={savedId}>Scheduled for {slotText(values)}.</SavedAppointment>;
  }
  const confirming: Confirming = {
    problems: problemsOf(values),
    send: async () =>
      (await call(api.POST('/api/appointments', { body: toInput(draft), headers }))).id,
    lost: 'Error creating appointment. Please try again.',
    failed: 'Failed to create appointment. Please check all fields are filled correctly.',
    codes: {
      // An earlier attempt did arrive, and what it made differs from what the card says now.
      idempotency_key_reused:
        'This job may already be on your calendar. Please look there before you try again.',
    },
  };
  return (
    <ConfirmForm
      draft={draft}
      needs="appointments:write"
      confirming={confirming}
      action="Schedule It"
      notAllowed="Someone who may schedule jobs has to confirm this one."
    >
      <Fields draft={draft} />
    </ConfirmForm>
  );
}
