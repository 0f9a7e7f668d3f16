import { useState, type ReactNode } from 'react';
import { Icon } from '@clearcoat/ui/icons';
import styles from './Accordion.module.css';

export interface AccordionItem {
  title: string;
  content: ReactNode;
}

/** Accordion with at most one open answer. */
export function Accordion({ items }: { items: readonly AccordionItem[] }) {
  const [open, setOpen] = useState<string>();
  return (
    <div className={styles.list}>
      {items.map(({ title, content }, index) => {
        const isOpen = open === title;
        return (
          <div key={title} className={styles.item}>
            <h2>
              <button
                type="button"
                id={`question-${index}`}
                aria-expanded={isOpen}
                aria-controls={`question-${index}-answer`}
                onClick={() => setOpen(isOpen ? undefined : title)}
              >
                {title}
                <Icon name="chevron-down" />
              </button>
            </h2>
            <div
              id={`question-${index}-answer`}
              role="region"
              aria-labelledby={`question-${index}`}
              hidden={!isOpen}
            >
              {content}
            </div>
          </div>
        );
      })}
    </div>
  );
}
