import { Dropdown, type DropdownItem } from './Dropdown';
import { IconButton } from './IconButton';

export interface RowMenuProps {
  /** Accessible name: 'More about Ana Ruiz'. */
  label: string;
  items: readonly (DropdownItem | 'divider')[];
  loading?: boolean;
}

/**
 * Further actions of a row or page behind three dots. Renders nothing without items.
 *
 * @example <RowMenu label="More about Ana Ruiz" items={[{ key: 'edit', label: 'Edit', onSelect: edit }]} />
 */
export function RowMenu({ label, items, loading }: RowMenuProps) {
  if (items.length === 0) return null;
  return (
    <Dropdown items={items}>
      <IconButton icon="more" label={label} loading={loading} aria-haspopup="menu" />
    </Dropdown>
  );
}
