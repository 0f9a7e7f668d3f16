import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Button, Card, ErrorState, SkeletonLines } from '@clearcoat/ui/core';
import { useState } from 'react';
import styles from './AccountPage.module.css';
import { DisableTwoFactorDialog } from './DisableTwoFactorDialog';
import { EnableTwoFactorDialog } from './EnableTwoFactorDialog';
import { RecoveryCodesDialog } from './RecoveryCodesDialog';
import { StartTwoFactorDialog } from './StartTwoFactorDialog';
import { twoFactorQuery, type TwoFactorSetup } from './two-factor-api';

/** Two-factor setup: password, authenticator app, first code, recovery codes. */
function Enable({ onEnabled }: { onEnabled: (codes: string[]) => void }) {
  const [setup, setSetup] = useState<TwoFactorSetup | null>(null);
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <p className={styles.note}>
        Ask for a code from your phone at sign-in, so a password alone isn't enough.
      </p>
      <Button onClick={() => setIsAsking(true)}>Enable 2FA</Button>
      <StartTwoFactorDialog
        open={isAsking}
        onClose={() => setIsAsking(false)}
        onStarted={setSetup}
      />
      <EnableTwoFactorDialog
        setup={setup}
        onClose={() => setSetup(null)}
        onEnabled={(codes) => {
          setSetup(null);
          onEnabled(codes);
        }}
      />
    </>
  );
}

/** Number of remaining recovery codes, and a button to disable two-factor authentication. */
function Disable({ codesLeft, onDisabled }: { codesLeft: number; onDisabled: () => void }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <p className={styles.note}>
        <span className={styles.here}>On.</span> You have {codesLeft} recovery{' '}
        {codesLeft === 1 ? 'code' : 'codes'} left.
      </p>
      <Button onClick={() => setIsOpen(true)}>Disable 2FA</Button>
      <DisableTwoFactorDialog
        open={isOpen}
        onClose={() => setIsOpen(false)}
        onDisabled={onDisabled}
      />
    </>
  );
}

/** Two-factor authentication settings. */
export function TwoFactor() {
  const client = useQueryClient();
  const { data, error, refetch } = useQuery(twoFactorQuery());
  const [codes, setCodes] = useState<string[] | null>(null);
  const refresh = () => void client.invalidateQueries({ queryKey: twoFactorQuery().queryKey });
  return (
    <Card title="Two-Factor Authentication">
      {!data && !error && <SkeletonLines label="Loading..." lines={2} />}
      {!data && error && (
        <ErrorState
          title="Couldn't load this setting"
          error={error}
          onRetry={() => void refetch()}
        />
      )}
      {data &&
        (data.enabled ? (
          <Disable codesLeft={data.recoveryCodesLeft} onDisabled={refresh} />
        ) : (
          <Enable
            onEnabled={(fresh) => {
              setCodes(fresh);
              refresh();
            }}
          />
        ))}
      <RecoveryCodesDialog codes={codes} onClose={() => setCodes(null)} />
    </Card>
  );
}
