import { useSession } from '@clearcoat/sdk';
import { useState } from 'react';

/** Unsent texts by user and conversation, until the page is reloaded. */
const drafts = new Map<string, string>();

/** Text of a message that is being written, kept while other conversations are open. */
export function useDraft(key: string) {
  const { user } = useSession();
  const draftKey = `${user?.id ?? ''} ${key}`;
  const [text, setText] = useState(drafts.get(draftKey) ?? '');
  const change = (value: string) => {
    drafts.set(draftKey, value);
    setText(value);
  };
  return [text, change] as const;
}
