import { FormItem, Select } from '@clearcoat/ui/forms';
import type { PlatformRemote } from './releases-api';
import { candidatesOf } from './words';

/** What stands beside a version in the list: why one would take it. */
function noteOn({ previous, canary }: PlatformRemote, version: string): string {
  if (version === canary?.version) return ' (Canary)';
  return version === previous ? ' (Previous)' : '';
}

/** The version to begin with: the canary, else the newest that not everyone has. */
export const firstChoice = (remote: PlatformRemote) =>
  remote.canary?.version ?? candidatesOf(remote)[0]?.version ?? '';

/** A choice of what is on disk. */
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
