import { Button, Tooltip } from '@clearcoat/ui/core';
import { useId, useState } from 'react';
import { CanaryDialog, PauseDialog } from './CanaryDialog';
import { PromoteDialog } from './PromoteDialog';
import type { PlatformRemote } from './releases-api';
import styles from './remotes.module.css';
import { RollBackDialog } from './RollBackDialog';
import { candidatesProblem, pauseProblem, rollbackProblem } from './words';

interface ActionProps {
  /** Whose action it is, for those who hear only the buttons. */
  remote: string;
  /** Why it cannot be done now; the button can still be reached, to learn that. */
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

/** The ways to change what runs of a remote; each asks first. */
export function ReleaseActions({ remote }: { remote: PlatformRemote }) {
  const [asked, setAsked] = useState<keyof typeof DIALOGS>('rollback');
  // A dialog that closes gives the focus back, one that is taken away does not.
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
