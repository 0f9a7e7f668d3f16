import { FromTo } from './FromTo';
import { Consequences, ReleaseDialog, type ActionDialogProps } from './ReleaseDialog';
import { rollBack } from './releases-api';
import { canaryAfter, everyoneGets } from './words';

const NO_FIELDS = {};

/** Rolls back to the previous version. */
export function RollBackDialog(dialog: ActionDialogProps) {
  const { remote } = dialog;
  const { name, stable, previous } = remote;
  const target = previous ?? '';
  return (
    <ReleaseDialog
      {...dialog}
      title={`Roll back ${name}?`}
      initialValues={NO_FIELDS}
      change={() => rollBack(name, stable)}
      done={({ stable: now }) => ({
        title: `${name} rolled back`,
        description: everyoneGets(now),
      })}
      submitLabel="Roll Back"
    >
      <FromTo from={stable} to={target} />
      <Consequences
        sentences={[
          everyoneGets(target),
          `${stable} becomes Previous, so you can go back to it.`,
          canaryAfter(remote, target, false),
        ]}
      />
    </ReleaseDialog>
  );
}
