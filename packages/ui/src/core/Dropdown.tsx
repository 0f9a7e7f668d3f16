import { Dropdown as AntDropdown } from 'antd';
import { useRef, type KeyboardEvent, type ReactElement } from 'react';
import { Icon, type IconName } from '../icons';
import styles from './Dropdown.module.css';

export interface DropdownItem {
  key: string;
  label: string;
  icon?: IconName;
  danger?: boolean;
  onSelect: () => void;
}

export interface DropdownProps {
  items: readonly (DropdownItem | 'divider')[];
  /** The button that opens the menu. */
  children: ReactElement;
}

/** What Enter chooses may open a dialog: it must not press what has the focus there as well. */
function keepEnter(event: KeyboardEvent) {
  if (event.key === 'Enter') event.preventDefault();
}

/**
 * Gives the focus that a menu goes away with back to its button; antd leaves it to nobody. A dialog that
 * a choice opens finds it there, and gives it back as well.
 */
function useMenuFocus() {
  const opener = useRef<Element>(null);
  return (open: boolean) => {
    const focused = document.activeElement;
    if (open) opener.current = focused;
    else if (focused?.closest('[role="menu"]') && opener.current instanceof HTMLElement) {
      opener.current.focus();
    }
  };
}

/**
 * A menu behind a button.
 *
 * @example <Dropdown items={[{ key: 'out', label: 'Sign Out', onSelect: signOut }]}><Button>Menu</Button></Dropdown>
 */
export function Dropdown({ items, children }: DropdownProps) {
  const settleFocus = useMenuFocus();
  // Where one has an icon the words of all begin where its words do.
  const blank = items.some((item) => item !== 'divider' && item.icon) && (
    <span className={styles.blank} />
  );
  const menuItems = items.map((item, index) =>
    item === 'divider'
      ? { key: `divider-${index}`, type: 'divider' as const }
      : {
          key: item.key,
          label: item.label,
          danger: item.danger,
          icon: item.icon ? <Icon name={item.icon} size={18} /> : blank,
          onClick: item.onSelect,
        },
  );
  return (
    <AntDropdown
      menu={{ items: menuItems, onKeyDown: keepEnter }}
      trigger={['click']}
      placement="bottomRight"
      onOpenChange={settleFocus}
    >
      {children}
    </AntDropdown>
  );
}
