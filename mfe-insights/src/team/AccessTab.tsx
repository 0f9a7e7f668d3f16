import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCan } from '@clearcoat/sdk';
import { Card, ErrorState, SkeletonForm } from '@clearcoat/ui/core';
import { SavedForm } from '@clearcoat/ui/forms';
import {
  SAVE_FAILED,
  saveAccess,
  settingsQuery,
  type AccessInput,
  type AccessSettings,
} from '../settings/settings-api';
import { SwitchSetting } from '../shared/SwitchSetting';

const LABELS: Record<keyof AccessInput, string> = {
  staffSeeRevenue: 'Office sees revenue',
  techniciansSeePrices: 'Technicians see prices',
};

const toValues = ({ version: _version, ...values }: AccessSettings): AccessInput => values;

function AccessForm({ access }: { access: AccessSettings }) {
  const client = useQueryClient();
  const isOwner = useCan('business:manage');
  return (
    <SavedForm
      initialValues={toValues(access)}
      save={(values, { version }) => saveAccess(client, values, version)}
      conflict={{ stored: access, toValues, labels: LABELS }}
      savedText="Your access settings were saved."
      failureText={() => SAVE_FAILED}
      submitLabel="Save Changes"
      readOnly={!isOwner}
    >
      <SwitchSetting
        name="staffSeeRevenue"
        label={LABELS.staffSeeRevenue}
        hint="The Revenue page, and this month's money on the dashboard and in the assistant."
      />
      <SwitchSetting
        name="techniciansSeePrices"
        label={LABELS.techniciansSeePrices}
        hint="The price of their own crew's jobs. They never see the business's revenue."
      />
    </SavedForm>
  );
}

/** Extra permissions beyond the role. Only an owner changes them. */
export function AccessTab() {
  const { data, error, refetch } = useQuery(settingsQuery());
  return (
    <Card title="Access">
      {data && <AccessForm access={data.access} />}
      {!data && !error && <SkeletonForm label="Loading settings..." fields={2} />}
      {!data && error && (
        <ErrorState
          title="Couldn't load your settings"
          error={error}
          onRetry={() => void refetch()}
        />
      )}
    </Card>
  );
}
