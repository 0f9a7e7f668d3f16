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
import { Alert, Button, Card, PageHeader, toastError } from '@clearcoat/ui/core';
import { cancelAppointment, createAppointment, type Appointment } from '../shared/appointments-api';
import { markFresh } from '../shared/fresh';
import { servicesQuery } from './services-api';
import { AppointmentForm } from './AppointmentForm';
import { NoCustomers, SearchingCustomerField } from './CustomerFields';
import { customerSearchQuery } from './customers-api';
import styles from './CustomerFields.module.css';
import { newAppointment } from './appointment-form';
import { NEW_STATUSES } from '../shared/status';
import { ALL_HOURS } from './times';

const LISTS = { startTimes: ALL_HOURS, endTimes: ALL_HOURS, statuses: NEW_STATUSES };

const failureText = (error: unknown): string =>
  error instanceof ApiError && !error.isNetwork
    ? 'Failed to create appointment. Please check all fields are filled correctly.'
    : 'Error creating appointment. Please try again.';

const when = ({ date, startTime }: Appointment): string =>
  `${formatWeekday(date)}, ${formatDate(date)}, ${formatTime(startTime)}`;

/** Says when the new job is, and takes it back on demand; the list lets it glow. */
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
      description: `For ${when(booked)}`,
      action: { label: 'Undo', onClick: undo },
    });
  };
}

export default function NewAppointmentPage() {
  const [params] = useSearchParams();
  const contactId = params.get('contactId') ?? undefined;
  const today = useToday();
  const services = useQuery(servicesQuery());
  const customers = useQuery(customerSearchQuery(''));
  const announce = useAnnounce();
  const wanted = { date: params.get('date'), time: params.get('time') };

  return (
    <>
      <PageHeader
        title="Schedule New Appointment"
        back={{ to: '/appointments', label: 'Appointments' }}
      />
      {customers.data?.length === 0 ? (
        <Card title="Appointment Details">
          <NoCustomers />
        </Card>
      ) : (
        <AppointmentForm
          initial={newAppointment(today, contactId, wanted)}
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
          lists={LISTS}
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
