import { useId, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import { askAssistant, toast, useNavigate } from '@clearcoat/sdk';
import { useFadeOut } from '@clearcoat/ui/core';
import { Icon } from '@clearcoat/ui/icons';
import { paletteGroups, withRecent, type PaletteItem } from './palette-items';
import { PaletteOptions } from './PaletteOptions';
import { useFound } from './use-found';
import styles from './Palette.module.css';

const ASK_IN_VAIN = "The assistant isn't available right now. Please try again in a moment.";

export interface PaletteProps {
  typed: string;
  onType: (typed: string) => void;
  /** Items opened from the palette before. */
  recent: readonly PaletteItem[];
  onRecent: (recent: PaletteItem[]) => void;
  onClose: () => void;
}

/** Opens the chosen item, or asks it as a question. */
function useChoose({ recent, onRecent, onClose }: PaletteProps) {
  const navigate = useNavigate();
  return (item: PaletteItem, isNewTab: boolean) => {
    const { path, question } = item;
    onRecent(withRecent(recent, item));
    if (path && isNewTab) return void window.open(path, '_blank', 'noopener');
    onClose();
    if (path) return void navigate(path);
    if (askAssistant(question?.trim() || undefined)) return undefined;
    return toast({ title: 'Error', description: ASK_IN_VAIN, variant: 'destructive' });
  };
}

/** New index after an arrow key; undefined for other keys. */
function moved(key: string, at: number, count: number): number | undefined {
  if (key === 'ArrowDown') return (at + 1) % count;
  if (key === 'ArrowUp') return (at - 1 + count) % count;
  return undefined;
}

function useModalDialog() {
  const dialog = useRef<HTMLDialogElement>(null);
  useFadeOut(dialog);
  // In the commit itself: a passive effect may run later, and keys pressed until then are lost.
  useLayoutEffect(() => dialog.current?.showModal(), []);
  return dialog;
}

/**
 * Command palette: finds customers and jobs, opens pages, and passes other questions to the
 * assistant.
 */
export default function Palette(props: PaletteProps) {
  const { typed, onType, recent, onClose } = props;
  const [activeIndex, setActiveIndex] = useState(0);
  const id = useId();
  const dialog = useModalDialog();
  const choose = useChoose(props);
  const groups = paletteGroups(useFound(typed, recent), typed.trim());
  const items = groups.flatMap((group) => group.items);
  const active = items[Math.min(activeIndex, items.length - 1)];
  const optionId = (item: PaletteItem) => `${id}-${item.id}`;

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    const index = moved(event.key, items.indexOf(active as PaletteItem), items.length);
    if (index !== undefined) {
      event.preventDefault();
      setActiveIndex(index);
      document.getElementById(optionId(items[index] as PaletteItem))?.scrollIntoView?.({
        block: 'nearest',
      });
    } else if (event.key === 'Enter' && active && !event.nativeEvent.isComposing) {
      event.preventDefault();
      choose(active, event.ctrlKey || event.metaKey);
    }
  }

  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label="Search or ask"
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      // A press on the dialog itself hits its backdrop.
      onClick={(event) => event.target === dialog.current && onClose()}
    >
      <div className={styles.panel}>
        <div className={styles.field}>
          <Icon name="search" />
          <input
            className={styles.input}
            role="combobox"
            aria-label="Search or ask"
            aria-expanded="true"
            aria-controls={`${id}-list`}
            aria-autocomplete="list"
            aria-activedescendant={active && optionId(active)}
            placeholder="Search customers, jobs, pages, or ask…"
            autoComplete="off"
            spellCheck={false}
            autoFocus
            value={typed}
            onChange={(event) => {
              onType(event.target.value);
              setActiveIndex(0);
            }}
            onKeyDown={onKeyDown}
          />
          <button type="button" className={styles.close} onClick={onClose}>
            Close
          </button>
        </div>
        <PaletteOptions
          listId={`${id}-list`}
          groups={groups}
          active={active}
          optionId={optionId}
          onPoint={(item) => setActiveIndex(items.indexOf(item))}
          onChoose={choose}
        />
        <p className={styles.keys} aria-hidden="true">
          <kbd>↑</kbd> <kbd>↓</kbd> to move, <kbd>Enter</kbd> to open, <kbd>Ctrl Enter</kbd> in a
          new tab
        </p>
      </div>
    </dialog>
  );
}
