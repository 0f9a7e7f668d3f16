import { describeVehicle, isIsoDate, phoneHref, useNavigate } from '@clearcoat/sdk';
import {
  Avatar,
  Card,
  LinkButton,
  reachItems,
  RowMenu,
  VehiclePicture,
  type DropdownItem,
} from '@clearcoat/ui/core';
import { useDeleteContact } from '../contacts/use-delete-contact';
import type { Contact, ContactDetails } from '../shared/contacts-api';
import { TRAVELS } from '../shared/travel';
import styles from './ContactHead.module.css';
import { ContactTotals } from './ContactTotals';

interface ContactHeadProps {
  contact: Contact;
  /** Undefined while loading. */
  details: ContactDetails | undefined;
  onEdit: () => void;
  onMerge: () => void;
}

const MONTH = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
});

/** 'Customer since Feb 2026 · 23 visits', from completed jobs and imported history. */
function storyOf({ history, imported }: ContactDetails): string {
  const days = history.filter(({ status }) => status === 'completed').map(({ date }) => date);
  const [first] = days.filter(isIsoDate).toSorted();
  if (!first) return imported ? 'Customer since before Clearcoat' : 'Not here yet';
  const visits = days.length === 1 ? '1 visit' : `${days.length} visits`;
  if (imported) return `Customer since before Clearcoat · ${visits} since`;
  return `Customer since ${MONTH.format(new Date(first))} · ${visits}`;
}

/** Photo of the contact's first vehicle. Appointments without an id have that one. */
function photoOf({ vehicles: [first], history }: ContactDetails): string | undefined {
  const job = history.find(({ vehicle }) => vehicle && (vehicle.id ?? first?.id) === first?.id);
  return job?.vehicle?.photoUrl;
}

function Vehicle({ text, photoUrl }: { text: string; photoUrl: string | undefined }) {
  const { label } = describeVehicle(text);
  return (
    <div className={styles.vehicle}>
      <span className={`${styles.car} ${TRAVELS}`}>
        <VehiclePicture vehicle={{ label: text, photoUrl }} width={photoUrl ? 176 : 240} />
      </span>
      <p title={text}>{label}</p>
    </div>
  );
}

function Menu({ contact, details, onEdit, onMerge }: ContactHeadProps) {
  const navigate = useNavigate();
  const { remove } = useDeleteContact();
  const removeAndLeave = async () => {
    if (await remove(contact)) void navigate('/contacts');
  };
  const place = details?.places.find(({ directionsUrl }) => directionsUrl);
  const items: (DropdownItem | 'divider')[] = [
    ...reachItems({ directionsUrl: place?.directionsUrl }),
    { key: 'edit', label: 'Edit', icon: 'edit', onSelect: onEdit },
    { key: 'merge', label: 'Merge', icon: 'contacts', onSelect: onMerge },
    { key: 'print', label: 'Print', icon: 'file', onSelect: () => window.print() },
    'divider',
    {
      key: 'delete',
      label: 'Delete',
      icon: 'trash',
      danger: true,
      onSelect: () => void removeAndLeave(),
    },
  ];
  return <RowMenu label={`More about ${contact.name}`} items={items} />;
}

/** Head of a contact's page: name, vehicle, customer since, contact actions and revenue. */
export function ContactHead(props: ContactHeadProps) {
  const { contact, details } = props;
  const { id, name, phone, email, address } = contact;
  return (
    <Card className={styles.card}>
      <div className={styles.head}>
        <div className={styles.who}>
          <Avatar name={name} size={56} />
          <div className={styles.names}>
            <h1 tabIndex={-1} title={name}>
              {name}
            </h1>
            <p className={styles.story}>{details ? storyOf(details) : '\u00a0'}</p>
          </div>
        </div>
        {address && <Vehicle text={address} photoUrl={details && photoOf(details)} />}
        <div className={styles.actions} data-print="no">
          <LinkButton
            to={`/appointments/new?contactId=${encodeURIComponent(id)}`}
            variant="primary"
            icon="plus"
          >
            Schedule Appointment
          </LinkButton>
          <div className={styles.reach}>
            {phone && (
              <>
                <LinkButton to={phoneHref(phone)} icon="phone">
                  Call
                </LinkButton>
                <LinkButton to={phoneHref(phone, 'sms')} icon="message">
                  Text
                </LinkButton>
              </>
            )}
            {email && (
              <LinkButton to={`mailto:${email}`} icon="mail">
                Email
              </LinkButton>
            )}
            <Menu {...props} />
          </div>
        </div>
      </div>
      <ContactTotals contact={contact} history={details?.history ?? []} />
    </Card>
  );
}
