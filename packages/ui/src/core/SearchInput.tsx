import { Icon } from '../icons';
import styles from './SearchInput.module.css';

export interface SearchInputProps {
  /** Label for screen readers. */
  label: string;
  placeholder: string;
  value: string;
  onChange: (term: string) => void;
}

/**
 * Search field of a list, with a search landmark.
 *
 * @example <SearchInput label="Search contacts" placeholder="Search contacts..." value={term} onChange={setTerm} />
 */
export function SearchInput({ label, placeholder, value, onChange }: SearchInputProps) {
  return (
    <div role="search" className={styles.box}>
      <Icon name="search" />
      <input
        type="search"
        aria-label={label}
        placeholder={placeholder}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        autoComplete="off"
        enterKeyHint="search"
      />
    </div>
  );
}
