import type { RemoteReport } from '@clearcoat/sdk';
import { useQuery } from '@tanstack/react-query';
import styles from './remotes.module.css';

const words: Record<RemoteReport['state'], (version: string) => string> = {
  idle: () => 'not loaded yet.',
  loading: () => 'being loaded.',
  ready: (version) => `${version} runs.`,
  fallenBack: (version) => `${version} runs instead of the newest.`,
  crashed: (version) => `${version} has crashed.`,
  failed: () => 'it could not be loaded.',
};

/** State of a remote in this very page; nothing if the shell does not report it. */
export function InThisTab({ name }: { name: string }) {
  const { data = [] } = useQuery({
    queryKey: ['clearcoat.remotes'],
    queryFn: () => window.clearcoat?.remotes() ?? [],
    staleTime: 0,
  });
  const report = data.find((remote) => remote.name === name);
  if (!report) return null;
  const { state, version = '', quarantined } = report;
  return (
    <p className={styles.quiet}>
      In this tab: {words[state](version)}
      {quarantined.length > 0 && ` ${quarantined.join(', ')} is skipped.`}
    </p>
  );
}
