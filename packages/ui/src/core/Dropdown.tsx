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

/**
 * Prevents Enter from also pressing the focused control of a dialog that the chosen entry opens.
 */
function keepEnter(event: KeyboardEvent) {
  if (event.key === 'Enter') event.preventDefault();
}

/**
 * Returns the focus to the button when a menu closes, which antd does not. A dialog opened by an
 * entry finds the focus there, and returns it as well.
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
  // If any item has an icon, all labels are aligned with an empty icon.
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
