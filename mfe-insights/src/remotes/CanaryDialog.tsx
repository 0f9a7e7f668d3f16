import { FormItem, NumberInput, useWatch } from '@clearcoat/ui/forms';
import type { PlatformRemote } from './releases-api';
import { Consequences, ReleaseDialog, type ActionDialogProps } from './ReleaseDialog';
import { startCanary } from './releases-api';
import { firstChoice, VersionSelect } from './VersionSelect';
import { everyoneGets } from './words';

const FIRST_PERCENT = 10;
const PERCENT_RULE = {
  type: 'integer',
  required: true,
  min: 1,
  max: 100,
  message: 'Please enter a whole number from 1 to 100',
} as const;

const isPercent = (percent: number | null | undefined): percent is number =>
  Number.isInteger(percent) &&
  Number(percent) >= PERCENT_RULE.min &&
  Number(percent) <= PERCENT_RULE.max;

function Explanation({ remote: { stable, canary } }: { remote: PlatformRemote }) {
  const version = useWatch<string | undefined>('version');
  const percent = useWatch<number | null | undefined>('percent');
  if (!version || !isPercent(percent)) return null;
  return (
    <Consequences
      sentences={[
        `${percent}% of businesses get ${version}, always the same ones. Open tabs follow within a minute.`,
        `Everyone else keeps ${stable}, including visitors who aren't signed in.`,
        canary && canary.version !== version ? `The canary of ${canary.version} ends.` : '',
      ]}
    />
  );
}

/** Starts a canary for a share of the businesses, or changes the share. */
export function CanaryDialog(dialog: ActionDialogProps) {
  const { remote } = dialog;
  const { name, canary } = remote;
  const isRunning = canary !== null && canary.percent > 0;
  const percent = isRunning ? canary.percent : FIRST_PERCENT;
  return (
    <ReleaseDialog
      {...dialog}
      title={isRunning ? `Change the canary of ${name}` : `Start a canary of ${name}`}
      initialValues={{ version: firstChoice(remote), percent }}
      change={(values) => startCanary(name, values.version, values.percent)}
      done={({ canary: now }) => ({
        title: isRunning ? `Canary of ${name} changed` : `Canary of ${name} started`,
        description: now ? `${now.percent}% of businesses get ${now.version}.` : undefined,
      })}
      submitLabel={isRunning ? 'Change Canary' : 'Start Canary'}
    >
      <VersionSelect remote={remote} />
      <FormItem name="percent" label="Share of Businesses" required rules={[PERCENT_RULE]}>
        <NumberInput suffix="%" inputMode="numeric" />
      </FormItem>
      <Explanation remote={remote} />
    </ReleaseDialog>
  );
}

const NO_FIELDS = {};

/** Pauses a canary for everyone; the version stays prepared. */
export function PauseDialog(dialog: ActionDialogProps) {
  const { remote } = dialog;
  const { name, stable, canary } = remote;
  const version = canary?.version ?? '';
  return (
    <ReleaseDialog
      {...dialog}
      title={`Pause the canary of ${name}?`}
      initialValues={NO_FIELDS}
      change={() => startCanary(name, version, 0)}
      done={(now) => ({
        title: `Canary of ${name} paused`,
        description: everyoneGets(now.stable),
      })}
      submitLabel="Pause Canary"
    >
      <Consequences sentences={[everyoneGets(stable), `${version} stays ready to start again.`]} />
    </ReleaseDialog>
  );
}
