import { useEffect, useEffectEvent, useState } from 'react';
import { SearchInput, type SearchInputProps } from './SearchInput';

export interface SearchBoxProps extends SearchInputProps {
  /** Milliseconds without a key until the search begins. Default: 300. */
  debounceMs?: number;
}

/**
 * A search whose term lives elsewhere, such as in the address. What is typed stands in the field at
 * once, whatever happens to the term meanwhile: a field that shows the term itself loses letters
 * when the router takes its time.
 *
 * @example <SearchBox label="Search contacts" placeholder="Search contacts..." value={term} onChange={setTerm} />
 */
export function SearchBox({ value, onChange, debounceMs = 300, ...input }: SearchBoxProps) {
  // What was typed and is not in force yet; null while the two agree.
  const [draft, setDraft] = useState<string | null>(null);
  if (draft !== null && draft === value) setDraft(null);

  const commit = useEffectEvent(() => {
    if (draft !== null) onChange(draft);
  });
  useEffect(() => {
    if (draft === null) return undefined;
    const timer = setTimeout(() => commit(), debounceMs);
    return () => clearTimeout(timer);
  }, [draft, debounceMs]);

  return <SearchInput {...input} value={draft ?? value} onChange={setDraft} />;
}
