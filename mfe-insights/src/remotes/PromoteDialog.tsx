import { useWatch } from '@clearcoat/ui/forms';
import type { PlatformRemote } from './releases-api';
import { Consequences, ReleaseDialog, type ActionDialogProps } from './ReleaseDialog';
import { promote } from './releases-api';
import { firstChoice, VersionSelect } from './VersionSelect';
import { canaryAfter, everyoneGets } from './words';

function Explanation({ remote }: { remote: PlatformRemote }) {
  const version = useWatch<string | undefined>('version');
  if (!version) return null;
  return (
    <Consequences
      sentences={[
        everyoneGets(version),
        `${remote.stable} becomes Previous.`,
        canaryAfter(remote, version, true),
      ]}
    />
  );
}

/** Promotes the canary or any version on disk to everyone. */
export function PromoteDialog(dialog: ActionDialogProps) {
  const { remote } = dialog;
  const { name } = remote;
  return (
    <ReleaseDialog
      {...dialog}
      title={`Promote a version of ${name}`}
      initialValues={{ version: firstChoice(remote) }}
      change={({ version }) => promote(name, version)}
      done={({ stable }) => ({ title: `${name} promoted`, description: everyoneGets(stable) })}
      submitLabel="Promote"
    >
      <VersionSelect remote={remote} />
      <Explanation remote={remote} />
    </ReleaseDialog>
  );
}
