import { useId, useRef, type KeyboardEvent, type ReactNode } from 'react';
import styles from './Tabs.module.css';

export interface TabItem<Key extends string> {
  key: Key;
  label: string;
  children: ReactNode;
}

export interface TabsProps<Key extends string> {
  items: readonly TabItem<Key>[];
  activeKey: Key;
  onChange: (key: Key) => void;
  /** Label of the tab list. */
  label: string;
}

/** Tab that an arrow key, Home or End moves to; undefined for other keys. */
function target(key: string, current: number, count: number): number | undefined {
  if (key === 'ArrowRight') return (current + 1) % count;
  if (key === 'ArrowLeft') return (current - 1 + count) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
}

/**
 * Tabs with the standard keyboard: arrows move, Tab leaves.
 *
 * @example <Tabs label="Account" items={items} activeKey={tab} onChange={setTab} />
 */
export function Tabs<Key extends string>({ items, activeKey, onChange, label }: TabsProps<Key>) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const current = items.findIndex(({ key }) => key === activeKey);

  function move(event: KeyboardEvent) {
    const index = target(event.key, current, items.length);
    const item = index === undefined ? undefined : items[index];
    if (!item || index === undefined) return;
    event.preventDefault();
    onChange(item.key);
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[index]?.focus();
  }

  return (
    <>
      <div ref={list} role="tablist" aria-label={label} className={styles.list} onKeyDown={move}>
        {items.map(({ key, label: name }) => (
          <button
            key={key}
            type="button"
            role="tab"
            id={`${id}-${key}-tab`}
            aria-selected={key === activeKey}
            aria-controls={key === activeKey ? `${id}-${key}-panel` : undefined}
            tabIndex={key === activeKey ? 0 : -1}
            onClick={() => onChange(key)}
          >
            {name}
          </button>
        ))}
      </div>
      {items
        .filter(({ key }) => key === activeKey)
        .map(({ key, children }) => (
          <div
            key={key}
            role="tabpanel"
            id={`${id}-${key}-panel`}
            aria-labelledby={`${id}-${key}-tab`}
          >
            {children}
          </div>
        ))}
    </>
  );
}
