import { Icon, VehicleChip } from '@clearcoat/ui/icons';
import type { PaletteGroup, PaletteItem } from './palette-items';
import styles from './Palette.module.css';

interface Props {
  listId: string;
  groups: readonly PaletteGroup[];
  active: PaletteItem | undefined;
  optionId: (item: PaletteItem) => string;
  onPoint: (item: PaletteItem) => void;
  onChoose: (item: PaletteItem, isNewTab: boolean) => void;
}

/**
 * Options below the field. The focus stays in the field, whose `aria-activedescendant` is the
 * active option.
 */
export function PaletteOptions({ listId, groups, active, optionId, onPoint, onChoose }: Props) {
  return (
    <div id={listId} role="listbox" aria-label="Suggestions" className={styles.list}>
      {groups.length === 0 && <p className={styles.nothing}>Nothing found</p>}
      {groups.map(({ label, items }) => (
        <div key={label} role="group" aria-label={label}>
          <div className={styles.heading} aria-hidden="true">
            {label}
          </div>
          {items.map((item) => (
            <div
              key={item.id}
              id={optionId(item)}
              role="option"
              aria-selected={item === active}
              className={styles.option}
              onPointerMove={() => item !== active && onPoint(item)}
              // The field keeps the focus.
              onPointerDown={(event) => event.preventDefault()}
              onClick={(event) => onChoose(item, event.ctrlKey || event.metaKey)}
            >
              <span className={styles.icon}>
                {item.vehicle ? (
                  <VehicleChip vehicle={item.vehicle} size="small" />
                ) : (
                  <Icon name={item.icon ?? 'arrow-right'} size={18} />
                )}
              </span>
              <span className={styles.label}>{item.label}</span>
              {item.detail && <span className={styles.detail}>{item.detail}</span>}
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}
