import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCan } from '@clearcoat/sdk';
import { FormItem, NumberInput, SavedForm } from '@clearcoat/ui/forms';
import { useState } from 'react';
import { SwitchSetting } from '../shared/SwitchSetting';
import { Channels } from './Channels';
import {
  channelsQuery,
  SAVE_FAILED,
  saveNotifications,
  type NotificationInput,
  type NotificationSettings,
} from './settings-api';
import styles from './SettingsPage.module.css';

const NEEDS_EMAIL = 'Turn on email notifications to change this.';
const NEEDS_REMINDERS = 'Turn on appointment reminders to change this.';
const LONGEST_LEAD_HOURS = 14 * 24;

const LABELS: Record<keyof NotificationInput, string> = {
  enableEmailNotifications: 'Email Notifications',
  appointmentReminders: 'Appointment Reminders',
  marketingEmails: 'Marketing Emails',
  reminderLeadTime: 'Reminder Lead Time (hours)',
};

const toValues = ({ version: _version, ...values }: NotificationSettings): NotificationInput =>
  values;

/** Whether text messages leave by themselves, which carries reminders where emails are off. */
function useTexts(): boolean {
  const { data } = useQuery(channelsQuery());
  return data?.text.state === 'connected' && data.text.isOn;
}

/** Notification switches. Marketing needs email, reminders a channel; the lead time needs reminders. */
export function NotificationsForm({ notifications }: { notifications: NotificationSettings }) {
  const client = useQueryClient();
  const canWrite = useCan('settings:write');
  const [email, setEmail] = useState(notifications.enableEmailNotifications);
  const [reminders, setReminders] = useState(notifications.appointmentReminders);
  const texts = useTexts();
  const canRemind = email || texts;
  const leadTimeHint = reminders ? 'Before the appointment starts.' : NEEDS_REMINDERS;
  return (
    <SavedForm
      initialValues={toValues(notifications)}
      save={(values, { version }) => saveNotifications(client, values, version)}
      conflict={{ stored: notifications, toValues, labels: LABELS }}
      savedText="Your notification settings were saved."
      failureText={() => SAVE_FAILED}
      readOnly={!canWrite}
      submitLabel="Save Changes"
    >
      <Channels />
      <SwitchSetting
        name="enableEmailNotifications"
        label="Email Notifications"
        hint="Customers hear of their appointments by email."
        onChange={setEmail}
      />
      <SwitchSetting
        name="appointmentReminders"
        label="Appointment Reminders"
        hint={canRemind ? 'Remind customers before they come.' : NEEDS_EMAIL}
        disabled={!canRemind}
        onChange={setReminders}
      />
      <SwitchSetting
        name="marketingEmails"
        label="Marketing Emails"
        hint={email ? 'Tips and news about Clearcoat.' : NEEDS_EMAIL}
        disabled={!email}
      />
      <div className={styles.leadTime}>
        <FormItem
          name="reminderLeadTime"
          label="Reminder Lead Time (hours)"
          extra={canRemind ? leadTimeHint : NEEDS_EMAIL}
        >
          <NumberInput
            min={1}
            max={LONGEST_LEAD_HOURS}
            precision={0}
            disabled={!canRemind || !reminders}
          />
        </FormItem>
      </div>
    </SavedForm>
  );
}
