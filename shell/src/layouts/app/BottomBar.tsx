import { useState } from 'react';
import { askAssistant, NavLink, useCan, useLocation } from '@clearcoat/sdk';
import { Icon } from '@clearcoat/ui/icons';
import { AddSheet } from './AddSheet';
import { useEntries } from '../../contexts/sidebar-entries';
import styles from './BottomBar.module.css';

/** Main pages in the words of a working day; nobody has all of them. */
const PLACES = [
  { path: '/dashboard', label: 'Today', icon: 'dashboard' },
  { path: '/appointments', label: 'Schedule', icon: 'appointments' },
  { path: '/my-jobs', label: 'My Jobs', icon: 'appointments' },
  { path: '/contacts', label: 'Contacts', icon: 'contacts' },
] as const;

interface Props {
  isSidebarOpen: boolean;
  onMore: () => void;
}

/** Button in the middle that adds something, or for those who may add nothing asks the assistant. */
function Middle({ onAdd }: { onAdd: () => void }) {
  const canBook = useCan('appointments:write');
  const canAdd = useCan('contacts:write');
  const canAsk = useCan('assistant:use');
  if (canBook || canAdd) {
    return (
      <button
        type="button"
        className={styles.plus}
        aria-label="Add"
        aria-haspopup="dialog"
        onClick={onAdd}
      >
        <Icon name="plus" size={24} />
      </button>
    );
  }
  if (!canAsk) return null;
  return (
    <button
      type="button"
      className={styles.place}
      data-assistant-place
      onClick={() => askAssistant()}
    >
      <Icon name="sparkle" size={22} />
      Assistant
    </button>
  );
}

/** Navigation on a phone, within reach of the thumb. */
export function BottomBar({ isSidebarOpen, onMore }: Props) {
  const [isAdding, setIsAdding] = useState(false);
  const { pathname } = useLocation();
  const known = useEntries().map(({ path }) => path);
  const places = PLACES.filter(({ path }) => known.includes(path));
  const isUnderMore = !places.some(({ path }) => `${pathname}/`.startsWith(`${path}/`));
  const links = places.map(({ path, label, icon }) => (
    <NavLink key={path} to={path} className={styles.place}>
      <Icon name={icon} size={22} />
      {label}
    </NavLink>
  ));
  return (
    <>
      <nav className={styles.bar} aria-label="Places" data-print="no">
        {links.slice(0, 2)}
        <Middle onAdd={() => setIsAdding(true)} />
        {links.slice(2)}
        <button
          type="button"
          className={styles.place}
          aria-label="More: open sidebar"
          aria-expanded={isSidebarOpen}
          aria-current={isUnderMore || undefined}
          onClick={onMore}
        >
          <Icon name="menu" size={22} />
          More
        </button>
      </nav>
      <AddSheet open={isAdding} onClose={() => setIsAdding(false)} />
    </>
  );
}
