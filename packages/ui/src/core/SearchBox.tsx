import { useEffect, useEffectEvent, useState } from 'react';
import { SearchInput, type SearchInputProps } from './SearchInput';

export interface SearchBoxProps extends SearchInputProps {
  /** Debounce delay in milliseconds. Default: 300. */
  debounceMs?: number;
}

/**
 * A search whose term is stored elsewhere, such as in the address. The field shows the typed text
 * at once: bound to the term itself, it would lose letters while the router is slow.
 *
 * @example <SearchBox label="Search contacts" placeholder="Search contacts..." value={term} onChange={setTerm} />
 */
export function SearchBox({ value, onChange, debounceMs = 300, ...input }: SearchBoxProps) {
  // Typed text that is not applied yet; null if it equals the value.
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
