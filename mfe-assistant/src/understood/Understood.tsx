import { useEffect, useId, useRef, useState } from 'react';
import type { Schema } from '@clearcoat/api-client';
import { useMediaQuery } from '@clearcoat/ui/core';
import { Icon } from '@clearcoat/ui/icons';
import { conversation } from '../conversation/conversation';
import { COVERING } from '../shared/covering';
import styles from './Understood.module.css';

type Part = Schema<'UnderstoodPart'>;

interface Props {
  parts: Part[];
  /** Plan that a choice changes. */
  token: string;
  isLatest: boolean;
}

interface ChipProps {
  part: Part;
  isOpen: boolean;
  choicesId: string;
  onToggle: () => void;
}

/** Chip of an understood part: it can be changed, or added if missing. */
function Chip({
  part: { label, value, choices, removable },
  isOpen,
  choicesId,
  onToggle,
}: ChipProps) {
  const name = value === undefined ? `${label}, add` : `${label}: ${value}`;
  if (choices.length === 0 && !removable) {
    return (
      <span className={styles.fixed}>
        <span className="cc-visually-hidden">{label}: </span>
        {value}
      </span>
    );
  }
  return (
    <button
      className={value === undefined ? styles.add : styles.chip}
      type="button"
      aria-label={value === undefined ? name : `${name}, change`}
      aria-expanded={isOpen}
      aria-controls={isOpen ? choicesId : undefined}
      onClick={onToggle}
    >
      {value === undefined && <Icon name="plus" size={14} />}
      {value ?? label}
      {value !== undefined && <Icon name="chevron-down" size={14} />}
    </button>
  );
}

interface ChoicesProps {
  part: Part;
  token: string;
  id: string;
}

function Choices({ part: { part, label, choices, removable, removal }, token, id }: ChoicesProps) {
  const list = useRef<HTMLUListElement>(null);
  // Below the last answer the choices may open out of sight. `scrollIntoView` may return a promise,
  // which is not a valid clean-up.
  useEffect(() => {
    list.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <ul ref={list} className={styles.choices} id={id} aria-label={label}>
      {removable && removal && (
        <li>
          <button
            className={styles.choice}
            type="button"
            onClick={() => conversation.change(token, { part }, removal)}
          >
            <Icon name="close" size={14} />
            {removal}
          </button>
        </li>
      )}
      {choices.map((choice) => (
        <li key={choice.value}>
          <button
            className={styles.choice}
            type="button"
            onClick={() => conversation.change(token, { part, value: choice.value }, choice.label)}
          >
            {choice.label}
          </button>
        </li>
      ))}
    </ul>
  );
}

/** Understood parts of a question; choosing another value asks again with that part changed. */
export function Understood({ parts, token, isLatest }: Props) {
  const isPhone = useMediaQuery(COVERING);
  const [chosen, setChosen] = useState<boolean>();
  const [openPart, setOpenPart] = useState<string>();
  const id = useId();
  const row = useRef<HTMLDivElement>(null);
  const isShown = chosen ?? (isLatest && !isPhone);
  const open = parts.find(({ part }) => part === openPart);

  /** Closes the choices instead of the panel, and returns the focus to their chip. */
  function closeChoices() {
    row.current?.querySelector<HTMLElement>('[aria-expanded="true"]')?.focus();
    setOpenPart(undefined);
  }

  return (
    <div className={styles.understood}>
      <button
        className={styles.toggle}
        type="button"
        aria-expanded={isShown}
        aria-controls={isShown ? id : undefined}
        onClick={() => setChosen(!isShown)}
      >
        What I understood
        <Icon name="chevron-down" size={14} />
      </button>
      {isShown && (
        <div
          ref={row}
          id={id}
          onKeyDown={(event) => {
            if (event.key !== 'Escape' || !open) return;
            event.stopPropagation();
            closeChoices();
          }}
        >
          <div className={styles.chips}>
            {parts.map((part) => (
              <Chip
                key={part.part}
                part={part}
                isOpen={part === open}
                choicesId={`${id}-choices`}
                onToggle={() => setOpenPart(part === open ? undefined : part.part)}
              />
            ))}
          </div>
          {open && <Choices key={open.part} part={open} token={token} id={`${id}-choices`} />}
        </div>
      )}
    </div>
  );
}
