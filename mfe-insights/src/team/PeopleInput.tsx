import { Checkbox } from '@clearcoat/ui/forms';
import styles from './PeopleInput.module.css';

interface PeopleInputProps {
  /** Everybody who can be chosen. */
  people: readonly { id: string; name: string }[];
  value?: string[];
  onChange?: (ids: string[]) => void;
}

/** Who is on a crew. */
export function PeopleInput({ people, value = [], onChange }: PeopleInputProps) {
  const toggle = (id: string, isOn: boolean) =>
    onChange?.(isOn ? [...value, id] : value.filter((other) => other !== id));
  return (
    <div className={styles.people} role="group" aria-label="People">
      {people.map(({ id, name }) => (
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
