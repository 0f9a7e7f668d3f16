import { Checkbox } from '@clearcoat/ui/forms';
import styles from './TicksInput.module.css';

interface TicksInputProps {
  /** What it is about, for who does not see it. */
  label: string;
  /** Everything that can be chosen. */
  choices: readonly { id: string; name: string }[];
  value?: string[];
  onChange?: (ids: string[]) => void;
}

/** Some of several, each in sight. */
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
