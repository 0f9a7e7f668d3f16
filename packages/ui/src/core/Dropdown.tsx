import { Dropdown as AntDropdown } from 'antd';
import type { KeyboardEvent, ReactElement } from 'react';
import { Icon, type IconName } from '../icons';

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
 * A menu behind a button.
 *
 * @example <Dropdown items={[{ key: 'out', label: 'Sign Out', onSelect: signOut }]}><Button>Menu</Button></Dropdown>
 */
export function Dropdown({ items, children }: DropdownProps) {
  const menuItems = items.map((item, index) =>
    item === 'divider'
      ? { key: `divider-${index}`, type: 'divider' as const }
      : {
          key: item.key,
          label: item.label,
          danger: item.danger,
          icon: item.icon && <Icon name={item.icon} size={18} />,
          onClick: item.onSelect,
        },
  );
  return (
    <AntDropdown
      menu={{ items: menuItems, onKeyDown: keepEnter }}
      trigger={['click']}
      placement="bottomRight"
    >
      {children}
    </AntDropdown>
  );
}
