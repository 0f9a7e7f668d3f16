import { useEffect, useState } from 'react';
import { toast } from '@clearcoat/sdk';

const SHOWN_MS = 2_000;

/** Copies a text, and for a moment knows that it did. */
export function useCopy(): { isCopied: boolean; copy: (text: string) => void } {
  const [isCopied, setIsCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return undefined;
    const timer = window.setTimeout(() => setIsCopied(false), SHOWN_MS);
    return () => window.clearTimeout(timer);
  }, [isCopied]);

  async function copy(text: string) {
    try {
      await navigator.clipboard.writeText(text);
      setIsCopied(true);
    } catch {
      // A page that is not secure has no clipboard, or the person does not allow it.
      toast({ title: "Couldn't copy", description: 'Please select the text and copy it.' });
    }
  }
  return { isCopied, copy: (text) => void copy(text) };
}
