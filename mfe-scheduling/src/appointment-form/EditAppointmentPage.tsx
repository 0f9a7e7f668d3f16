import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '@clearcoat/api-client';
import { toast, useParams } from '@clearcoat/sdk';
import { invalidateBusinessData } from '@clearcoat/sdk/query';
import { Alert, Button, Card, LinkButton, PageHeader, SkeletonForm } from '@clearcoat/ui/core';
import { appointmentQuery, updateAppointment, type Appointment } from '../shared/appointments-api';
import { useState } from 'react';
import { servicesQuery, type Service } from './services-api';
import { AppointmentForm } from './AppointmentForm';
import { overlapText } from './clash';
import { MissingJob } from '../shared/MissingJob';
import { EditHead } from './EditHead';
import { KnownNotes } from '../shared/KnownNotes';
import { useAskFollowing } from '../repeats/use-ask-following';
import { toastJob } from '../shared/display';
import { markFresh } from '../shared/fresh';
import { AppointmentHistory } from './AppointmentHistory';
import { PlainCustomerField } from './CustomerFields';
import { toFormValues } from './appointment-form';
import { lengthOfJob } from '@clearcoat/sdk/rules';
import { EDIT_STATUSES } from '../shared/status';
import { useTimeZone } from '../shared/use-time-zone';

function announceFailure(error: unknown): void {
  const description =
    error instanceof ApiError && !error.isNetwork
      ? 'Failed to update appointment. Please check all fields are filled correctly.'
      : 'Something went wrong. Please try again.';
  toast({ title: 'Error', description, variant: 'destructive' });
}

/** Services to choose from, including the booked one even if it is no longer offered. */
function withBooked(
  services: readonly Service[],
  booked: Appointment,
  timeZone: string,
): readonly Service[] {
  if (services.some(({ id }) => id === booked.serviceId)) return services;
  const { serviceId: id, service: name, price } = booked;
  const duration = lengthOfJob(booked, timeZone);
  return [...services, { id, name, duration, price }];
}

function EditForm({ booked, services }: { booked: Appointment; services: readonly Service[] }) {
  const client = useQueryClient();
  const timeZone = useTimeZone();
  const askFollowing = useAskFollowing();
  // The form keeps its first answer and version; a refetch does not change them.
  const [stored] = useState(booked);
  return (
    <>
      <EditHead booked={booked} />
      <KnownNotes job={booked} />
      <AppointmentForm
        id={booked.id}
        stored={stored}
        initial={toFormValues(stored)}
        customerField={(mark) => <PlainCustomerField present={stored.customer} mark={mark} />}
        services={withBooked(services, stored, timeZone)}
        statuses={EDIT_STATUSES}
        times="open"
        submitLabel="Update Appointment"
        leaveLabel="Cancel"
        save={(input, { version }) => updateAppointment(booked.id, input, version)}
        onSaved={(saved) => {
          const overlap = overlapText(saved);
          const description = 'Appointment updated successfully';
          toast({
            title: 'Success',
            description: [description, overlap].filter(Boolean).join('. '),
            ...toastJob(saved),
          });
          markFresh(booked.id);
          void invalidateBusinessData(client);
          void askFollowing(stored, saved);
        }}
        onFailed={announceFailure}
        aside={<AppointmentHistory id={booked.id} />}
      />
    </>
  );
}

function LoadedForm({ id }: { id: string }) {
  const booked = useQuery(appointmentQuery(id));
  const services = useQuery(servicesQuery());
  const retry = () => void Promise.all([booked.refetch(), services.refetch()]);

  // A failed refetch must not replace the form and its unsaved input.
  if (booked.data && services.data) {
    return <EditForm booked={booked.data} services={services.data} />;
  }
  if (booked.error instanceof ApiError && booked.error.status === 404) return <MissingJob />;
  return (
    <Card title="Appointment Details">
      {booked.isError || services.isError ? (
        <Alert type="error" action={<Button onClick={retry}>Retry</Button>}>
          Failed to load appointment details. Please try again.
        </Alert>
      ) : (
        <SkeletonForm label="Loading appointment..." fields={8} />
      )}
    </Card>
  );
}

export default function EditAppointmentPage() {
  const { id } = useParams();
  return (
    <>
      <PageHeader title="Edit Appointment" back={{ to: '/appointments', label: 'Appointments' }} />
      {id ? (
        <LoadedForm key={id} id={id} />
      ) : (
        <Card title="Appointment Details">
          <Alert
            type="error"
            action={<LinkButton to="/appointments">Choose an Appointment</LinkButton>}
          >
            Cannot update appointment: ID is missing
          </Alert>
        </Card>
      )}
    </>
  );
}
