import { useQueryClient } from '@tanstack/react-query';
import { useCan } from '@clearcoat/sdk';
import { FieldPair, FormItem, Input, SavedForm, Select, TextArea } from '@clearcoat/ui/forms';
import { useMemo } from 'react';
import {
  SAVE_FAILED,
  saveBusiness,
  type BusinessInput,
  type BusinessSettings,
} from './settings-api';
import { timeZoneOptions } from './time-zones';

const LABELS: Record<keyof BusinessInput, string> = {
  businessName: 'Business Name',
  email: 'Email',
  phone: 'Phone',
  address: 'Address',
  website: 'Website',
  timeZone: 'Time Zone',
  timeFormat: 'Time Format',
  description: 'Description',
};

const TIME_FORMATS = [
  { value: '12h', label: '1:30 PM' },
  { value: '24h', label: '13:30' },
];

const toValues = ({ version: _version, ...values }: BusinessSettings): BusinessInput => values;

/** Contact data and time zone of the business. */
export function BusinessInfoForm({ business }: { business: BusinessSettings }) {
  const client = useQueryClient();
  const canWrite = useCan('settings:write');
  const zones = useMemo(() => timeZoneOptions(business.timeZone), [business.timeZone]);
  return (
    <SavedForm
      initialValues={toValues(business)}
      save={(values, { version }) => saveBusiness(client, values, version)}
      conflict={{ stored: business, toValues, labels: LABELS }}
      savedText="Your business info was saved."
      failureText={() => SAVE_FAILED}
      readOnly={!canWrite}
      submitLabel="Save Changes"
    >
      <FormItem
        name="businessName"
        label="Business Name"
        rules={[{ required: true, whitespace: true, message: 'Please enter your business name' }]}
      >
        <Input autoComplete="organization" maxLength={120} />
      </FormItem>
      <FieldPair>
        <FormItem name="email" label="Email">
          <Input type="email" autoComplete="email" />
        </FormItem>
        <FormItem name="phone" label="Phone">
          <Input type="tel" autoComplete="tel" placeholder="(555) 123-4567" maxLength={40} />
        </FormItem>
        <FormItem name="address" label="Address">
          <Input autoComplete="street-address" maxLength={300} />
        </FormItem>
        <FormItem name="website" label="Website">
          <Input type="url" autoComplete="url" placeholder="www.example.com" maxLength={300} />
        </FormItem>
      </FieldPair>
      <FormItem
        name="timeZone"
        label="Time Zone"
        extra="Sets when your day starts, in the schedule and in every figure."
      >
        <Select showSearch options={zones} />
      </FormItem>
      <FormItem name="timeFormat" label="Time Format">
        <Select options={TIME_FORMATS} />
      </FormItem>
      <FormItem name="description" label="Description">
        <TextArea rows={4} maxLength={2000} />
      </FormItem>
    </SavedForm>
  );
}
