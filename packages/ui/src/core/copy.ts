import { toast } from '@clearcoat/sdk';
import { useEffect, useState } from 'react';

const SHOWN_MS = 2_000;

/**
 * Copies a text to the clipboard, or shows that it failed.
 *
 * @returns whether it was copied
 * @example if (await copyText(link)) toast({ title: 'Link copied' });
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // An insecure page has no clipboard, and the person may deny access.
    toast({ title: "Couldn't copy", description: 'Please select the text and copy it.' });
    return false;
  }
}

/**
 * Copies a text, with a 'copied' state for two seconds.
 *
 * @example const { isCopied, copy } = useCopy(); <button onClick={() => copy(text)}>{isCopied ? 'Copied' : 'Copy'}</button>
 */
export function useCopy(): { isCopied: boolean; copy: (text: string) => void } {
  const [isCopied, setIsCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return undefined;
    const timer = window.setTimeout(() => setIsCopied(false), SHOWN_MS);
    return () => window.clearTimeout(timer);
  }, [isCopied]);
  const copy = async (text: string) => {
    if (await copyText(text)) setIsCopied(true);
  };
  return { isCopied, copy: (text) => void copy(text) };
}
