import { useEffect, useEffectEvent, useState } from 'react';
import { SearchInput } from '@clearcoat/ui/core';

const DEBOUNCE_MS = 300;

interface SearchBoxProps {
  /** The term in force. */
  value: string;
  /** Called with what was typed, once the typing pauses. */
  onChange: (term: string) => void;
}

export function SearchBox({ value, onChange }: SearchBoxProps) {
  // What was typed and is not in force yet; null while the two agree.
  const [draft, setDraft] = useState<string | null>(null);
  if (draft !== null && draft === value) setDraft(null);

  const commit = useEffectEvent(() => {
    if (draft !== null) onChange(draft);
  });
  useEffect(() => {
    if (draft === null) return undefined;
    const timer = setTimeout(() => commit(), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [draft]);

  return (
    <SearchInput
      label="Search contacts"
      placeholder="Search contacts..."
      value={draft ?? value}
      onChange={setDraft}
    />
  );
}
