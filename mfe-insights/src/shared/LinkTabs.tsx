import { Link } from '@clearcoat/sdk';
import { useEffect, useRef } from 'react';
import styles from './LinkTabs.module.css';

interface LinkTabsProps {
  label: string;
  tabs: readonly { to: string; label: string }[];
  /** Address of the current tab. */
  current: string;
}

/** Tabs that are pages of their own. */
export function LinkTabs({ label, tabs, current }: LinkTabsProps) {
  const ref = useRef<HTMLElement>(null);
  // On a phone the tabs scroll, so the current one moves into view.
  useEffect(() => {
    const link = ref.current?.querySelector('[aria-current]');
    link?.scrollIntoView({ inline: 'center', block: 'nearest' });
  }, [current]);
  return (
    <nav ref={ref} className={styles.nav} aria-label={label}>
      {tabs.map((tab) => (
        <Link key={tab.to} to={tab.to} aria-current={tab.to === current ? 'page' : undefined}>
          {tab.label}
        </Link>
      ))}
    </nav>
  );
}
