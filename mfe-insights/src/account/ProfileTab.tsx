import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '@clearcoat/api-client';
import { Avatar, Card, ErrorState, SkeletonForm, SkeletonLines } from '@clearcoat/ui/core';
import { FieldPair, FormItem, Input, SavedForm } from '@clearcoat/ui/forms';
import { profileQuery, saveProfile, type ProfileInput, type UserProfile } from './account-api';
import { CalendarFeed } from '../calendar-feed/CalendarFeed';
import { Columns } from '../shared/Columns';
import styles from './AccountPage.module.css';
import { ChangePhoto } from './ChangePhoto';
import { PasswordForNewEmail } from './PasswordForNewEmail';
import { UnconfirmedEmail } from './UnconfirmedEmail';

const failureText = (error: unknown) =>
  error instanceof ApiError && error.isNetwork
    ? 'An error occurred while updating your profile.'
    : 'Failed to update profile. Please try again.';

const LABELS = { firstName: 'First Name', lastName: 'Last Name', email: 'Email', phone: 'Phone' };

const toValues = ({ firstName, lastName, email, phone }: UserProfile): ProfileInput => ({
  firstName,
  lastName,
  email,
  phone,
});

function ProfileForm({ profile }: { profile: UserProfile }) {
  const client = useQueryClient();
  return (
    <SavedForm
      initialValues={toValues(profile)}
      save={(values, { version }) => saveProfile(client, values, version)}
      conflict={{ stored: profile, toValues, labels: LABELS }}
      savedText="Profile updated successfully!"
      failureText={failureText}
      submitLabel="Save Changes"
    >
      <FieldPair>
        <FormItem
          name="firstName"
          label="First Name"
          rules={[{ required: true, whitespace: true, message: 'Please enter your first name' }]}
        >
          <Input autoComplete="given-name" maxLength={80} />
        </FormItem>
        <FormItem name="lastName" label="Last Name">
          <Input autoComplete="family-name" maxLength={80} />
        </FormItem>
        <FormItem name="email" label="Email" required extra="You sign in with this address.">
          <Input type="email" autoComplete="email" />
        </FormItem>
        <PasswordForNewEmail present={profile.email} />
        <FormItem name="phone" label="Phone">
          <Input type="tel" autoComplete="tel" placeholder="(555) 123-4567" maxLength={40} />
        </FormItem>
      </FieldPair>
    </SavedForm>
  );
}

function Profile({ profile }: { profile: UserProfile }) {
  const name = `${profile.firstName} ${profile.lastName}`.trim();
  return (
    <Columns
      sideFirst
      side={
        <Card>
          <div className={styles.person}>
            <Avatar name={name} src={profile.profileImage} size={72} />
            <div className={styles.words}>
              <p className={styles.name}>{name}</p>
              <p className={styles.quiet}>{profile.businessName}</p>
            </div>
            <ChangePhoto />
          </div>
        </Card>
      }
    >
      <Card title="Profile">
        {!profile.emailConfirmed && <UnconfirmedEmail />}
        <ProfileForm profile={profile} />
      </Card>
      <Card title="Your Calendar">
        <CalendarFeed />
      </Card>
    </Columns>
  );
}

/** Name, email and phone of the person. */
export function ProfileTab() {
  const { data, error, refetch } = useQuery(profileQuery());
  if (data) return <Profile profile={data} />;
  if (!error) {
    return (
      <Columns
        sideFirst
        side={
          <Card>
            <SkeletonLines label="" lines={3} />
          </Card>
        }
      >
        <Card title="Profile">
          <SkeletonForm label="Loading profile..." fields={4} />
        </Card>
      </Columns>
    );
  }
  return (
    <Card>
      <ErrorState title="Couldn't load your profile" error={error} onRetry={() => void refetch()} />
    </Card>
  );
}
