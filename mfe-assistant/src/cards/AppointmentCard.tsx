import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, type SyntheticEvent } from 'react';
import { api, call } from '@clearcoat/api-client';
import { formatDate, formatTime, formatWeekday, Link, useCan } from '@clearcoat/sdk';
import { queryKeys } from '@clearcoat/sdk/query';
import { Icon, Spinner } from '@clearcoat/ui/icons';
import { conversation } from '../conversation/conversation';
import type { AppointmentDraft, AppointmentValues } from '../conversation/drafts';
import { withConsequences } from './appointment-rules';
import styles from './cards.module.css';
import { Field } from './Field';
import { useSchedule } from './use-schedule';

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
      <Field label="Date" error={fields['date']}>
        {(control) => (
          <input
            {...control}
            type="date"
            value={values.date}
            onChange={(event) => change({ date: event.target.value })}
          />
        )}
      </Field>
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
      <Field label="Start" error={fields['startTime'] ?? fields['time']}>
        {(control) => (
          <input
            {...control}
            type="time"
            value={values.startTime}
            onChange={(event) => change({ startTime: event.target.value })}
          />
        )}
      </Field>
      <Field label="End" error={fields['endTime']}>
        {(control) => (
          <input
            {...control}
            type="time"
            value={values.endTime}
            onChange={(event) => change({ endTime: event.target.value })}
          />
        )}
      </Field>
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

function Scheduled({ draft }: { draft: AppointmentDraft }) {
  const { date, startTime } = draft.values;
  const text = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    // The button that was pressed has gone: the focus goes to what came of it.
    if (document.activeElement === document.body) text.current?.focus({ preventScroll: true });
  }, []);
  return (
    <p ref={text} className={styles.done} role="status" tabIndex={-1}>
      <Icon name="check" size={18} />
      <span>
        Scheduled for {formatWeekday(date)}, {formatDate(date)} at {formatTime(startTime)}.{' '}
        <Link to={`/appointments/edit/${draft.appointmentId}`}>View appointment</Link>
      </span>
    </p>
  );
}

/** A drafted appointment, to be changed and scheduled. */
export function AppointmentCard({ draft }: { draft: AppointmentDraft }) {
  const schedule = useSchedule(draft);
  const canSchedule = useCan('appointments:write');
  if (draft.status === 'done') return <Scheduled draft={draft} />;
  const isSending = draft.status === 'sending';

  function submit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    schedule();
  }

  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <Fields draft={draft} />
      {draft.failure && (
        <p className={styles.failure} role="alert">
          {draft.failure}
        </p>
      )}
      {canSchedule ? (
        <button
          className={styles.primary}
          type="submit"
          aria-disabled={isSending}
          aria-busy={isSending}
        >
          {isSending && <Spinner />}
          Schedule It
        </button>
      ) : (
        <p className={styles.hint}>Someone who may schedule jobs has to confirm this one.</p>
      )}
    </form>
  );
}
