import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { api, type Schema } from '@clearcoat/api-client';
import { callAs, listOf, shapes } from '@clearcoat/api-client/answers';
import { queryKeys } from '@clearcoat/sdk/query';
import { conversation } from '../conversation/conversation';
import type { AppointmentDraft, AppointmentValues } from '../conversation/drafts';
import { problemsOf, quoteAsked, toInput, withEnd, withQuote } from './appointment-rules';
import styles from './cards.module.css';
import { ConfirmForm } from './ConfirmForm';
import { Field } from './Field';
import { SavedAppointment } from './SavedNote';
import { Select } from './Select';
import { slotText } from './slot-text';
import { DateField, TimeFields } from './SlotFields';
import type { Confirming } from './use-confirm';

function useServices({ drafted }: AppointmentDraft) {
  const { data } = useQuery({
    queryKey: queryKeys.services(),
    queryFn: ({ signal }) => callAs(listOf(shapes.Service), api.GET('/api/services', { signal })),
  });
  const services = data ?? [];
  const { serviceId } = drafted.payload;
  // The drafted service stays an option, even before the list has loaded.
  const isListed = services.some(({ id }) => id === serviceId);
  return { services, present: isListed ? undefined : { id: serviceId, name: drafted.service } };
}

const quoteQuery = (body: Schema<'QuoteInput'>) =>
  queryOptions({
    queryKey: [...queryKeys.services(), 'quote', body],
    queryFn: ({ signal }) => callAs(shapes.Quote, api.POST('/api/quote', { body, signal })),
  });

/** Price and length from the server's quote, if another service was chosen. */
function useReckoning() {
  const client = useQueryClient();
  return async function reckoned(draft: AppointmentDraft): Promise<AppointmentValues> {
    const { values } = draft;
    if (values.serviceId === values.quoted.serviceId) return values;
    const asked = quoteAsked(draft);
    return withQuote(values, asked, await client.ensureQueryData(quoteQuery(asked)));
  };
}

/**
 * Fetches the quote for a chosen service. Until it arrives, or if it fails, the price stays empty.
 */
function useChooseService(draft: AppointmentDraft) {
  const client = useQueryClient();
  return (serviceId: string) => {
    const values = { ...draft.values, serviceId, price: '' };
    conversation.changeDraft(draft.id, { values });
    const asked = quoteAsked({ ...draft, values });
    client.ensureQueryData(quoteQuery(asked)).then(
      (quote) =>
        conversation.changeDraft(draft.id, (latest) =>
          latest.kind === 'appointment' ? { values: withQuote(latest.values, asked, quote) } : {},
        ),
      () => undefined,
    );
  };
}

/** Vehicle, place, crew and add-ons. An appointment without a customer's place is at the shop. */
function Facts({ draft }: { draft: AppointmentDraft }) {
  const { vehicle, place = 'At the shop', crew, addOns = [] } = draft.drafted;
  const facts = [
    ['Vehicle', vehicle],
    ['Where', place],
    ['Crew', crew],
    ['Add-ons', addOns.join(', ')],
  ].filter(([, value]) => value);
  return (
    <dl className={styles.facts}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Fields({ draft }: { draft: AppointmentDraft }) {
  const { values, fields, id, status } = draft;
  const { services, present } = useServices(draft);
  const chooseService = useChooseService(draft);
  // While sending, changes are ignored instead of disabling the fields, which would drop the focus.
  const change = (changed: Partial<AppointmentValues>) => {
    if (status === 'open') conversation.changeDraft(id, { values: withEnd(values, changed) });
  };
  return (
    <fieldset className={styles.fields}>
      <legend className="cc-visually-hidden">{draft.title}</legend>
      <Field label="Service" error={fields['serviceId']} isWide>
        {(control) => (
          <Select
            {...control}
            value={values.serviceId}
            onChange={(event) => {
              if (status === 'open') chooseService(event.target.value);
            }}
          >
            {[...(present ? [present] : []), ...services].map((service) => (
              <option key={service.id} value={service.id}>
                {service.name}
              </option>
            ))}
          </Select>
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

/** Card to edit and schedule a drafted appointment. */
export function AppointmentCard({ draft }: { draft: AppointmentDraft }) {
  const { values, headers, savedId = '' } = draft;
  const reckoned = useReckoning();
  if (draft.status === 'done') {
    return <SavedAppointment id={savedId}>Scheduled for {slotText(values)}.</SavedAppointment>;
  }
  const confirming: Confirming = {
    problems: problemsOf(values),
    send: async () => {
      const body = toInput(draft, await reckoned(draft));
      return (await callAs(shapes.Appointment, api.POST('/api/appointments', { body, headers })))
        .id;
    },
    lost: 'Error creating appointment. Please try again.',
    failed: 'Failed to create appointment. Please check all fields are filled correctly.',
    codes: {
      // An earlier attempt was saved with other values than the card has now.
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
      <Facts draft={draft} />
      <Fields draft={draft} />
    </ConfirmForm>
  );
}
