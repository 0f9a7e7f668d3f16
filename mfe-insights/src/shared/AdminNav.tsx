import { Link } from '@clearcoat/sdk';
import { useEffect, useRef } from 'react';
import styles from './AdminNav.module.css';

/** Tabs of a platform administrator; the open one is in the address. */
export const TABS = [
  { value: 'users', label: 'Users' },
  { value: 'remotes', label: 'Remotes' },
  { value: 'browsers', label: 'Browsers' },
  { value: 'messages', label: 'Messages' },
  { value: 'answers', label: 'Answers' },
  { value: 'applications', label: 'Applications' },
  { value: 'subscribers', label: 'Subscribers' },
  { value: 'outbox', label: 'Outbox' },
] as const;

export type AdminTab = (typeof TABS)[number]['value'];

export function AdminNav({ current }: { current: AdminTab }) {
  const ref = useRef<HTMLElement>(null);
  // On a phone the tabs scroll, so the current one moves into view.
  useEffect(() => {
    const link = ref.current?.querySelector('[aria-current]');
    link?.scrollIntoView({ inline: 'center', block: 'nearest' });
  }, [current]);
  return (
    <nav ref={ref} className={styles.nav} aria-label="Administration">
      {TABS.map(({ value, label }) => (
        <Link
          key={value}
          to={value === 'users' ? '/admin' : `/admin?tab=${value}`}
          aria-current={value === current ? 'page' : undefined}
        >
          {label}
        </Link>
      ))}
    </nav>
  );
}
