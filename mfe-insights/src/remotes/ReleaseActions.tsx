import { Button, Tooltip } from '@clearcoat/ui/core';
import { useId, useState } from 'react';
import { CanaryDialog, PauseDialog } from './CanaryDialog';
import { PromoteDialog } from './PromoteDialog';
import type { PlatformRemote } from './releases-api';
import styles from './remotes.module.css';
import { RollBackDialog } from './RollBackDialog';
import { candidatesProblem, pauseProblem, rollbackProblem } from './words';

interface ActionProps {
  /** Name of the remote, for screen readers. */
  remote: string;
  /** Reason why the action is disabled; the button stays focusable, so that people can read it. */
  problem: string | null;
  label: string;
  onClick: () => void;
}

function Action({ remote, problem, label, onClick }: ActionProps) {
  const id = useId();
  const off = problem !== null && {
    className: styles.off,
    'aria-disabled': true,
    'aria-describedby': id,
  };
  return (
    <>
      <Tooltip title={problem} trigger={off ? ['hover', 'focus'] : 'hover'}>
        <Button {...off} aria-label={`${label}: ${remote}`} onClick={off ? undefined : onClick}>
          {label}
        </Button>
      </Tooltip>
      <span id={id} hidden>
        {problem}
      </span>
    </>
  );
}

const DIALOGS = {
  rollback: RollBackDialog,
  promote: PromoteDialog,
  canary: CanaryDialog,
  pause: PauseDialog,
};

/** Release actions of a remote; each asks for confirmation. */
export function ReleaseActions({ remote }: { remote: PlatformRemote }) {
  const [asked, setAsked] = useState<keyof typeof DIALOGS>('rollback');
  // Closing a dialog restores the focus, unmounting it does not.
  const [isOpen, setIsOpen] = useState(false);
  const { name, canary } = remote;
  const Asked = DIALOGS[asked];
  const action = (key: keyof typeof DIALOGS, problem: string | null, label: string) => (
    <Action
      remote={name}
      problem={problem}
      label={label}
      onClick={() => {
        setAsked(key);
        setIsOpen(true);
      }}
    />
  );
  return (
    <div className={styles.actions}>
      {action('rollback', rollbackProblem(remote), 'Roll Back')}
      {action('promote', candidatesProblem(remote), 'Promote')}
      {action(
        'canary',
        candidatesProblem(remote),
        canary?.percent ? 'Change Canary' : 'Start Canary',
      )}
      {canary && action('pause', pauseProblem(canary), 'Pause Canary')}
      <Asked remote={remote} open={isOpen} onClose={() => setIsOpen(false)} />
    </div>
  );
}
