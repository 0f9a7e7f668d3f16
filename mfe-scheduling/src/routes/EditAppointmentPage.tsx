import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '@clearcoat/api-client';
import { toast, useParams } from '@clearcoat/sdk';
import { invalidateBusinessData } from '@clearcoat/sdk/query';
import { Alert, Button, Card, LinkButton, PageHeader, SkeletonLines } from '@clearcoat/ui/core';
import {
  appointmentQuery,
  updateAppointment,
  type Appointment,
  type AppointmentInput,
} from '../api/appointments';
import { servicesQuery, type Service } from '../api/services';
import { AppointmentForm } from '../components/AppointmentForm';
import { AppointmentHistory } from '../components/AppointmentHistory';
import { PlainCustomerField } from '../components/CustomerFields';
import { toFormValues } from '../rules/appointment-form';
import { EDIT_STATUSES } from '../rules/status';
import { EDIT_END_HOURS, EDIT_START_HOURS, minutesBetween } from '../rules/times';

const LISTS = {
  startTimes: EDIT_START_HOURS,
  endTimes: EDIT_END_HOURS,
  statuses: EDIT_STATUSES,
};

function announceFailure(error: unknown): void {
  const description =
    error instanceof ApiError && !error.isNetwork
      ? 'Failed to update appointment. Please check all fields are filled correctly.'
      : 'Something went wrong. Please try again.';
  toast({ title: 'Error', description, variant: 'destructive' });
}

function useUpdateAppointment(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: AppointmentInput) => updateAppointment(id, input),
    onSuccess: () => {
      toast({ title: 'Success', description: 'Appointment updated successfully' });
      void invalidateBusinessData(client);
    },
    onError: announceFailure,
  });
}

/** The services to choose from, with the booked one even when it is no longer offered. */
function withBooked(services: readonly Service[], booked: Appointment): readonly Service[] {
  if (services.some(({ id }) => id === booked.serviceId)) return services;
  const { serviceId: id, service: name, price, startTime, endTime } = booked;
  const duration = minutesBetween(startTime, endTime);
  return [...services, { id, name, description: '', duration, price, version: 1 }];
}

function EditForm({ booked, services }: { booked: Appointment; services: readonly Service[] }) {
  const update = useUpdateAppointment(booked.id);
  return (
    <AppointmentForm
      id={booked.id}
      initial={toFormValues(booked)}
      customerField={<PlainCustomerField present={booked.customer} />}
      services={withBooked(services, booked)}
      lists={LISTS}
      submitLabel="Update Appointment"
      leaveLabel="Cancel"
      save={update.mutateAsync}
    />
  );
}

function LoadedForm({ id }: { id: string }) {
  const booked = useQuery(appointmentQuery(id));
  const services = useQuery(servicesQuery());
  const retry = () => void Promise.all([booked.refetch(), services.refetch()]);

  if (booked.isError || services.isError) {
    return (
      <Alert type="error" action={<Button onClick={retry}>Retry</Button>}>
        Failed to load appointment details. Please try again.
      </Alert>
    );
  }
  if (!booked.data || !services.data) {
    return <SkeletonLines label="Loading appointment..." lines={8} />;
  }
  return <EditForm booked={booked.data} services={services.data} />;
}

export default function EditAppointmentPage() {
  const { id } = useParams();
  return (
    <>
      <PageHeader title="Edit Appointment" back={{ to: '/appointments', label: 'Appointments' }} />
      <Card title="Appointment Details">
        {id ? (
          <LoadedForm key={id} id={id} />
        ) : (
          <Alert
            type="error"
            action={<LinkButton to="/appointments">Choose an Appointment</LinkButton>}
          >
            Cannot update appointment: ID is missing
          </Alert>
        )}
      </Card>
      {id && <AppointmentHistory key={id} id={id} />}
    </>
  );
}
