import { Button } from '@clearcoat/ui/core';
import styles from './MessageTexts.module.css';
import type { MessageTemplate } from './templates-api';
import { PLACEHOLDERS } from './words';

interface PlaceholderButtonsProps {
  names: MessageTemplate['placeholders'];
  onInsert: (text: string) => void;
}

/** Buttons that insert a placeholder at the cursor. */
export function PlaceholderButtons({ names, onInsert }: PlaceholderButtonsProps) {
  return (
    <div role="group" aria-label="Insert" className={styles.placeholders}>
      {names.map((name) => (
        <Button
          key={name}
          size="small"
          icon="plus"
          // Keeps the focus and the cursor in the text.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onInsert(`{${name}}`)}
        >
          {PLACEHOLDERS[name]}
        </Button>
      ))}
    </div>
  );
}
