import { FormItem, Select } from '@clearcoat/ui/forms';
import type { PlatformRemote } from './releases-api';
import { candidatesOf } from './words';

/** Hint beside a version in the list. */
function noteOn({ previous, canary }: PlatformRemote, version: string): string {
  if (version === canary?.version) return ' (Canary)';
  return version === previous ? ' (Previous)' : '';
}

/** Preselected version: the canary, else the newest other than stable. */
export const firstChoice = (remote: PlatformRemote) =>
  remote.canary?.version ?? candidatesOf(remote)[0]?.version ?? '';

/** Select of the versions on disk. */
export function VersionSelect({ remote }: { remote: PlatformRemote }) {
  return (
    <FormItem name="version" label="Version" required>
      <Select
        options={candidatesOf(remote).map(({ version }) => ({
          value: version,
          label: `${version}${noteOn(remote, version)}`,
        }))}
      />
    </FormItem>
  );
}
