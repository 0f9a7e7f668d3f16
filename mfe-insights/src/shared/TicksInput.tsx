import { Checkbox } from '@clearcoat/ui/forms';
import styles from './TicksInput.module.css';

interface TicksInputProps {
  /** Label for screen readers. */
  label: string;
  /** All options. */
  choices: readonly { id: string; name: string }[];
  value?: string[];
  onChange?: (ids: string[]) => void;
}

/** Checkboxes for several of a few options. */
export function TicksInput({ label, choices, value = [], onChange }: TicksInputProps) {
  const toggle = (id: string, isOn: boolean) =>
    onChange?.(isOn ? [...value, id] : value.filter((other) => other !== id));
  return (
    <div className={styles.choices} role="group" aria-label={label}>
      {choices.map(({ id, name }) => (
        <Checkbox
          key={id}
          checked={value.includes(id)}
          onChange={(event) => toggle(id, event.target.checked)}
        >
          {name}
        </Checkbox>
      ))}
    </div>
  );
}
