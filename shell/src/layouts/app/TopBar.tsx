import { Link } from '@clearcoat/sdk';
import { IconButton } from '@clearcoat/ui/core';
import { Logo } from '@clearcoat/ui/site';
import { NotificationsBell } from '../../notifications/NotificationsBell';
import { SearchField } from '../../palette/SearchField';
import { AccountMenu } from './AccountMenu';
import { useScrolledTitle } from './use-scrolled-title';
import type { SidebarState } from './use-sidebar';
import styles from './TopBar.module.css';

interface Props {
  sidebar: SidebarState;
  isPhone: boolean;
}

function toggleLabel({ isOpen, isOverlay, isRail }: SidebarState): string {
  if (isOverlay) return isOpen ? 'Close sidebar' : 'Open sidebar';
  return isRail ? 'Expand sidebar' : 'Collapse sidebar';
}

/**
 * Bar above the page: sidebar toggle (on a phone in the bottom bar), search, the scrolled-away
 * page title, notifications and account.
 */
export function TopBar({ sidebar, isPhone }: Props) {
  const title = useScrolledTitle();
  return (
    <header className={styles.bar} data-print="no">
      {isPhone ? (
        !title && (
          <Link className={styles.logo} to="/dashboard" aria-label="Clearcoat dashboard">
            <Logo />
          </Link>
        )
      ) : (
        <>
          <IconButton
            label={toggleLabel(sidebar)}
            icon="menu"
            aria-expanded={sidebar.isOpen && !sidebar.isRail}
            onClick={sidebar.toggle}
          />
          <SearchField />
        </>
      )}
      {/* Hidden from screen readers, because it repeats the heading. */}
      <span className={styles.title} aria-hidden="true">
        {title && <span key={title}>{title}</span>}
      </span>
      {isPhone && <SearchField isSmall />}
      <NotificationsBell />
      <AccountMenu />
    </header>
  );
}
