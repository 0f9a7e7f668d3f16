import { useQueryClient } from '@tanstack/react-query';
import { errorText } from '@clearcoat/api-client';
import { toast, type Toast } from '@clearcoat/sdk';
import { DialogForm } from '@clearcoat/ui/forms';
import type { ReactNode } from 'react';
import type { PlatformReleases, PlatformRemote } from './releases-api';
import { releasesQuery } from './releases-api';
import styles from './remotes.module.css';

/** Props of each action dialog. */
export interface ActionDialogProps {
  remote: PlatformRemote;
  open: boolean;
  onClose: () => void;
}

interface ReleaseDialogProps<Values extends object> extends ActionDialogProps {
  title: string;
  initialValues: Values;
  change: (values: Values) => Promise<PlatformReleases>;
  /** Toast for success, based on the updated remote. */
  done: (now: PlatformRemote) => Toast;
  submitLabel: string;
  children: ReactNode;
}

/**
 * Confirmation dialog of a release action. It stays open with the server's message after a
 * refusal.
 */
export function ReleaseDialog<Values extends object>(props: ReleaseDialogProps<Values>) {
  const { remote, change, done, children, ...dialog } = props;
  const client = useQueryClient();

  async function save(values: Values): Promise<PlatformRemote> {
    try {
      const releases = await change(values);
      client.setQueryData(releasesQuery().queryKey, releases);
      return releases.remotes.find(({ name }) => name === remote.name) ?? remote;
    } finally {
      // After a refusal or a lost answer the page may be stale.
      void client.invalidateQueries({ queryKey: releasesQuery().queryKey });
    }
  }

  return (
    <DialogForm
      {...dialog}
      save={save}
      onSaved={(now) => toast(done(now))}
      failureText={(error) =>
        errorText(
          error,
          'No answer came back, so it may have gone through. Check Last Changes before you try again.',
        )
      }
    >
      {children}
    </DialogForm>
  );
}

/** Consequences of the action, one sentence each. */
export function Consequences({ sentences }: { sentences: readonly string[] }) {
  return (
    <div className={styles.consequences} aria-live="polite">
      {sentences.filter(Boolean).map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </div>
  );
}
