import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '@clearcoat/api-client';
import {
  formatDate,
  formatTime,
  formatWeekday,
  toast,
  useSearchParams,
  useToday,
} from '@clearcoat/sdk';
import { invalidateBusinessData } from '@clearcoat/sdk/query';
import { Alert, Button, Card, PageHeader, SkeletonForm, toastError } from '@clearcoat/ui/core';
import {
  appointmentQuery,
  cancelAppointment,
  createAppointment,
  type Appointment,
} from '../shared/appointments-api';
import { markFresh } from '../shared/fresh';
import { addonsQuery, servicesQuery, type Service } from './services-api';
import { AppointmentForm } from './AppointmentForm';
import { toastJob } from '../shared/display';
import { overlapText } from './clash';
import { NoCustomers, SearchingCustomerField } from './CustomerFields';
import { customerSearchQuery } from './customers-api';
import styles from './CustomerFields.module.css';
import {
  consequences,
  newAppointment,
  takenFrom,
  type AppointmentFormValues,
  type Wanted,
} from './appointment-form';
import { NEW_STATUSES } from '../shared/status';
import { useTimeZone } from '../shared/use-time-zone';

const failureText = (error: unknown): string =>
  error instanceof ApiError && !error.isNetwork
    ? 'Failed to create appointment. Please check all fields are filled correctly.'
    : 'Error creating appointment. Please try again.';

const when = ({ date, startTime }: Appointment): string =>
  `${formatWeekday(date)}, ${formatDate(date)}, ${formatTime(startTime)}`;

/** Announces the new appointment with an Undo, and marks it so that the list highlights it. */
function useAnnounce() {
  const client = useQueryClient();
  return (booked: Appointment) => {
    markFresh(booked.id);
    void invalidateBusinessData(client);
    const undo = () =>
      void cancelAppointment(booked.id)
        .then(() => invalidateBusinessData(client))
        .catch((error: unknown) =>
          toastError(error, 'Failed to cancel appointment. Please try again.'),
        );
    toast({
      title: 'Scheduled',
      description: [`For ${when(booked)}`, overlapText(booked)].filter(Boolean).join('. '),
      action: { label: 'Undo', onClick: undo },
      ...toastJob(booked),
    });
  };
}

const CHOICES = ['serviceId', 'vehicleId', 'placeId', 'crewId'] as const;

/** Prefilled values from the address: date and time, or all choices of an earlier appointment. */
function wantedOf(params: URLSearchParams): Wanted {
  const choices = CHOICES.flatMap((name) => {
    const value = params.get(name);
    return value ? [[name, value] as const] : [];
  });
  const [date, time] = [params.get('date'), params.get('time')];
  return { date, time, choices: Object.fromEntries(choices) };
}

/** A chosen service fills in price and length. A copied appointment brings its own. */
function filledWith(
  service: Service | undefined,
  { before, addons }: ReturnType<typeof useBefore>,
  initial: AppointmentFormValues,
  timeZone: string,
): AppointmentFormValues {
  if (!service) return initial;
  const brought = before
    ? takenFrom(initial, before, { addons, timeZone })
    : consequences({ serviceId: service.id }, initial, service, { endIsSet: false, timeZone });
  return { ...initial, ...brought };
}

/** The appointment to copy, if the address names one. */
function useBefore(id: string) {
  const isAsked = id !== '';
  const job = useQuery({ ...appointmentQuery(id), enabled: isAsked });
  const addons = useQuery({ ...addonsQuery(), enabled: isAsked });
  const isAwaited = isAsked && (job.isPending || addons.isPending);
  return { before: job.data, addons: addons.data ?? [], isAwaited };
}

export default function NewAppointmentPage() {
  const [params] = useSearchParams();
  const contactId = params.get('contactId') ?? undefined;
  const today = useToday();
  const timeZone = useTimeZone();
  const services = useQuery(servicesQuery());
  const customers = useQuery(customerSearchQuery(''));
  const announce = useAnnounce();
  const wanted = wantedOf(params);
  const again = useBefore(params.get('again') ?? '');
  const isServiceAwaited = wanted.choices?.serviceId !== undefined && services.isPending;
  const isAwaited = again.isAwaited || isServiceAwaited;
  const service = services.data?.find(({ id }) => id === wanted.choices?.serviceId);

  return (
    <>
      <PageHeader
        title="Schedule New Appointment"
        back={{ to: '/appointments', label: 'Appointments' }}
      />
      {isAwaited && (
        <Card title="Appointment Details">
          <SkeletonForm label="Loading appointment..." fields={8} />
        </Card>
      )}
      {!isAwaited && customers.data?.length === 0 && (
        <Card title="Appointment Details">
          <NoCustomers />
        </Card>
      )}
      {!isAwaited && customers.data?.length !== 0 && (
        <AppointmentForm
          // A form is never replaced while somebody fills or saves it, so it waits for what the address
          // names. Another address is another form.
          key={params.toString()}
          before={again.before}
          initial={filledWith(service, again, newAppointment(today, contactId, wanted), timeZone)}
          notice={
            services.isError &&
            !services.data && (
              <div className={styles.notice}>
                <Alert
                  type="error"
                  action={<Button onClick={() => void services.refetch()}>Retry</Button>}
                >
                  Couldn&apos;t load your services.
                </Alert>
              </div>
            )
          }
          customerField={(mark) => <SearchingCustomerField mark={mark} />}
          services={services.data ?? []}
          statuses={NEW_STATUSES}
          times="all-day"
          submitLabel="Schedule Appointment"
          leaveLabel="Clear Form"
          save={(input, { idempotencyKey }) => createAppointment(input, idempotencyKey(input))}
          onSaved={announce}
          failureText={failureText}
        />
      )}
    </>
  );
}
