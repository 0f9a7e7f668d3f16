import { useLeaveForm, useSaveForm, useWatch } from '@clearcoat/ui/forms';
import { useEffect, useState } from 'react';
import type { Appointment } from '../shared/appointments-api';
import {
  consequences,
  findProblem,
  inWords,
  isEndSet,
  LABELS,
  reckoned,
  toAppointmentInput,
  toFormValues,
  type AppointmentFormValues,
  type FormProblem,
} from './appointment-form';
import type { AppointmentFormProps } from './AppointmentForm';
import { serviceAtSize } from './offer';
import type { Service } from './services-api';
import { useChoices } from './use-choices';
import { useQuote } from './use-quote';
import { useTimeZone } from '../shared/use-time-zone';

/** Whether the price differs from the sum of the lines. */
const isPriceSet = (job: Appointment | undefined): boolean =>
  typeof job?.listPrice === 'number' && job.listPrice !== job.price;

/** The same for an appointment without lines: its price is not the service's price of any size. */
const isAgreed = (before: Appointment | undefined, service: Service | undefined): boolean => {
  if (!before || before.lines.length > 0) return isPriceSet(before);
  const prices = [service?.price, ...(service?.prices ?? []).map(({ price }) => price)];
  return !prices.includes(before.price);
};

/** State of the form: values, follow-up changes, validation and saving. */
export function useAppointmentForm(props: AppointmentFormProps) {
  const { initial, services, stored, before } = props;
  const timeZone = useTimeZone();
  const [problem, setProblem] = useState<FormProblem>();
  const serviceOf = (serviceId: string) => services.find((service) => service.id === serviceId);
  const [endIsSet, setEndIsSet] = useState(
    isEndSet(initial, serviceOf(initial.serviceId), {
      listMinutes: (stored ?? before)?.listMinutes ?? null,
      timeZone,
    }),
  );
  const [priceIsSet, setPriceIsSet] = useState(
    isPriceSet(stored) || isAgreed(before, serviceOf(initial.serviceId)),
  );
  const { leave, markDirty } = useLeaveForm('/appointments');
  const saving = useSaveForm<AppointmentFormValues, Appointment, Appointment>({
    accepts: (entered, { focusField }) => {
      const found = findProblem(entered);
      setProblem(found);
      if (found) focusField(found.field);
      return !found;
    },
    save: async (entered, context) => {
      const found = await settle(entered);
      const settled = found && reckoned(entered, found, { priceIsSet, endIsSet, timeZone });
      return props.save(toAppointmentInput({ ...entered, ...settled }), context);
    },
    onSaved: (saved) => {
      props.onSaved(saved);
      leave();
    },
    failureText: props.failureText,
    onFailed: props.onFailed,
    conflict: {
      stored: props.stored,
      toValues: toFormValues,
      labels: LABELS,
      inWords: (name, value, theirs) => inWords(name, value, [theirs, props.stored], services),
    },
  });
  const { form, formProps } = saving;
  const values: AppointmentFormValues = { ...initial, ...useWatch([], form) };
  const service = serviceOf(values.serviceId);
  const { quote, settle } = useQuote(values, { service, stored });
  const { choices, size, misfit } = useChoices(values, { stored, service }, (likely) =>
    form.setFieldsValue(likely),
  );

  useEffect(() => {
    if (quote) form.setFieldsValue(reckoned(values, quote, { priceIsSet, endIsSet, timeZone }));
    // Only what was reckoned is news: what the person does has its own consequences.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [quote, priceIsSet]);

  const applyConsequences = (
    changed: Partial<AppointmentFormValues>,
    now: AppointmentFormValues,
  ) => {
    formProps.onValuesChange();
    markDirty();
    setProblem(undefined);
    if ('serviceId' in changed) setPriceIsSet(false);
    else if ('price' in changed) setPriceIsSet(true);
    const isSet = endIsSet || 'endTime' in changed;
    const chosen = serviceOf(now.serviceId);
    const isAsBefore = chosen && quote && !('serviceId' in changed);
    // As on the tile, so that free times fit before the server has quoted.
    const offered = chosen && serviceAtSize(chosen, size);
    const priced = isAsBefore ? { ...chosen, duration: quote.minutes } : offered;
    form.setFieldsValue(consequences(changed, now, priced, { endIsSet: isSet, timeZone }));
  };
  /** Sets fields from outside the form, with the same follow-up changes as a choice inside it. */
  const choose = (changed: Partial<AppointmentFormValues>) => {
    form.setFieldsValue(changed);
    applyConsequences(changed, { ...values, ...changed });
  };
  const markEndSet = () => setEndIsSet(true);
  const price = { quote, isSet: priceIsSet, follow: () => setPriceIsSet(false) };
  return {
    choices,
    size,
    misfit,
    saving,
    values,
    problem,
    price,
    choose,
    applyConsequences,
    markEndSet,
    leave,
  };
}
