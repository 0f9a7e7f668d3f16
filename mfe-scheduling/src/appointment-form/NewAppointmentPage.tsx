import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '@clearcoat/api-client';
import { useSearchParams } from '@clearcoat/sdk';
import { invalidateBusinessData } from '@clearcoat/sdk/query';
import { Alert, Button, Card, PageHeader } from '@clearcoat/ui/core';
import { createAppointment } from '../shared/appointments-api';
import { servicesQuery } from './services-api';
import { AppointmentForm } from './AppointmentForm';
import { SearchingCustomerField } from './CustomerFields';
import { useToday } from '../shared/use-today';
import { newAppointment } from './appointment-form';
import { NEW_STATUSES } from '../shared/status';
import { ALL_HOURS } from './times';

const LISTS = { startTimes: ALL_HOURS, endTimes: ALL_HOURS, statuses: NEW_STATUSES };

const failureText = (error: unknown): string =>
  error instanceof ApiError && !error.isNetwork
    ? 'Failed to create appointment. Please check all fields are filled correctly.'
    : 'Error creating appointment. Please try again.';

export default function NewAppointmentPage() {
  const [params] = useSearchParams();
  const contactId = params.get('contactId') ?? undefined;
  const today = useToday();
  const services = useQuery(servicesQuery());
  const client = useQueryClient();

  return (
    <>
      <PageHeader
        title="Schedule New Appointment"
        back={{ to: '/appointments', label: 'Appointments' }}
      />
      <Card title="Appointment Details">
        {services.isError && !services.data && (
          <Alert
            type="error"
            action={<Button onClick={() => void services.refetch()}>Retry</Button>}
          >
            Couldn&apos;t load your services.
          </Alert>
        )}
        <AppointmentForm
          initial={newAppointment(today, contactId)}
          customerField={<SearchingCustomerField />}
          services={services.data ?? []}
          lists={LISTS}
          submitLabel="Schedule Appointment"
          leaveLabel="Clear Form"
          save={(input, { idempotencyKey }) => createAppointment(input, idempotencyKey(input))}
          onSaved={() => void invalidateBusinessData(client)}
          failureText={failureText}
        />
      </Card>
    </>
  );
}
