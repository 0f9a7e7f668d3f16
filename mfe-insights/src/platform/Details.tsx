import { Button, Dialog } from '@clearcoat/ui/core';
import { Fragment, type ReactNode } from 'react';
import styles from './platform.module.css';

const LINK = /(https?:\/\/[^\s<>"']*[^\s<>"'.,;:!?)])/;

/** A text with clickable URLs. */
function WithLinks({ text }: { text: string }) {
  return text.split(LINK).map((part, index) =>
    LINK.test(part) ? (
      <a key={index} href={part} target="_blank" rel="noreferrer">
        {part}
      </a>
    ) : (
      <Fragment key={index}>{part}</Fragment>
    ),
  );
}

interface DetailsProps {
  title: string;
  facts: readonly (readonly [name: string, value: ReactNode])[];
  text: string;
  onClose: () => void;
}

/** Dialog with all details of a row. */
export function Details({ title, facts, text, onClose }: DetailsProps) {
  return (
    <Dialog
      open
      title={title}
      width={640}
      onClose={onClose}
      footer={<Button onClick={onClose}>Close</Button>}
    >
      <dl className={styles.facts}>
        {facts.map(([name, value]) => (
          <Fragment key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </Fragment>
        ))}
      </dl>
      {/* Focusable, so that long texts scroll by keyboard. */}
      <div className={styles.text} tabIndex={0} role="region" aria-label="Text">
        <WithLinks text={text} />
      </div>
    </Dialog>
  );
}
