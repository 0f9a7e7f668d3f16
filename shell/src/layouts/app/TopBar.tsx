import { useNavigate, useSession } from '@clearcoat/sdk';
import { Avatar, Dropdown, IconButton } from '@clearcoat/ui/core';
import { Icon } from '@clearcoat/ui/icons';
import { themeMode, useThemeMode } from '@clearcoat/ui/site';
import { remoteOf } from '../../federation/route-owner';
import { NotificationsBell } from '../../notifications/NotificationsBell';
import { useHost } from '../../routing/host';
import { signOut } from './sign-out';
import styles from './TopBar.module.css';

interface Props {
  isSidebarOpen: boolean;
  onToggleSidebar: () => void;
}

/** What the menu offers beside its own entries, as far as a remote has the page. */
const PAGES = [
  { path: '/account', label: 'Account', icon: 'account' },
  { path: '/settings', label: 'Business Settings', icon: 'settings' },
] as const;

/** The slim bar above the page: the sidebar's toggle, what is new, and who is signed in where. */
export function TopBar({ isSidebarOpen, onToggleSidebar }: Props) {
  const { user } = useSession();
  const { theme } = useThemeMode();
  const { registry } = useHost();
  const navigate = useNavigate();
  const businessName = user?.businessName ?? '';
  const pages = PAGES.filter(({ path }) => remoteOf(registry, path));
  const items = [
    ...pages.map(({ path, ...item }) => ({
      ...item,
      key: path,
      onSelect: () => void navigate(path),
    })),
    {
      key: 'theme',
      label: theme === 'dark' ? 'Light theme' : 'Dark theme',
      icon: theme === 'dark' ? 'sun' : 'moon',
      onSelect: () => themeMode.set(theme === 'dark' ? 'light' : 'dark'),
    },
    { key: 'sign-out', label: 'Sign Out', icon: 'sign-out', onSelect: () => void signOut() },
  ] as const;
  return (
    <header className={styles.bar}>
      <IconButton
        label={isSidebarOpen ? 'Close sidebar' : 'Open sidebar'}
        icon="menu"
        aria-expanded={isSidebarOpen}
        onClick={onToggleSidebar}
      />
      <span className={styles.spacer} />
      <NotificationsBell />
      <Dropdown items={items}>
        <button className={styles.account} type="button">
          <Avatar name={businessName} />
          <span className={styles.business}>{businessName}</span>
          <Icon name="chevron-down" size={16} />
        </button>
      </Dropdown>
    </header>
  );
}
