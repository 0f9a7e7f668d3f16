import { useEffect, useState } from 'react';
import { useLocation, useNavigation } from '@clearcoat/sdk';
import { Icon } from '@clearcoat/ui/icons';
import { Logo } from '@clearcoat/ui/site';
import { SECTIONS, useEntries } from '../contexts/sidebar-entries';
import styles from './AppSkeleton.module.css';

/** Delay before the message that the server has not answered, in milliseconds. */
const PATIENCE_MS = 5_000;

/** Rendered empty at first: screen readers announce only changes of an existing live region. */
function StillTrying() {
  const [isLong, setIsLong] = useState(false);
  useEffect(() => {
    const timer = window.setTimeout(() => setIsLong(true), PATIENCE_MS);
    return () => window.clearTimeout(timer);
  }, []);
  return (
    <p className={styles.trying} role="status">
      {isLong && 'Still trying to reach Clearcoat. Your connection may be slow.'}
    </p>
  );
}

/** Skeleton of the menu: its entries are known before anything else. */
function SidebarSketch() {
  const entries = useEntries();
  return (
    <div className={styles.sidebar}>
      <div className={styles.logo}>
        <Logo />
      </div>
      {SECTIONS.map(({ id }) => (
        <div key={id} className={styles.section}>
          {entries
            .filter(({ section }) => section === id)
            .map(({ path, icon, label }) => (
              <div key={path} className={styles.entry}>
                <Icon name={icon} />
                <span>{label}</span>
              </div>
            ))}
        </div>
      ))}
    </div>
  );
}

/** Skeleton of the app's frame while its code loads: sidebar, top bar and page. */
export function AppSkeleton() {
  return (
    <>
      <div className={styles.frame} aria-hidden="true">
        <SidebarSketch />
        <div className={styles.top} />
        <div className={styles.page}>
          <PageSkeleton />
        </div>
      </div>
      <StillTrying />
    </>
  );
}

/** Skeleton of a page while its code loads: the dashboard's parts, or a title and a first card. */
export function PageSkeleton() {
  const here = useLocation();
  const { pathname } = useNavigation().location ?? here;
  if (pathname === '/dashboard') {
    return (
      <div className={styles.dashboard} aria-hidden="true">
        <div />
        <div />
        <div />
        <div />
      </div>
    );
  }
  return (
    <div aria-hidden="true">
      <div className={styles.title} />
      <div className={styles.line} />
      <div className={styles.card} />
    </div>
  );
}
