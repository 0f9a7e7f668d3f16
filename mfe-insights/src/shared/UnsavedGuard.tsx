import { createContext, use, useCallback, useEffect, useId, useState, type ReactNode } from 'react';
import { useDiscardGuard } from '@clearcoat/ui/core';

interface Guard {
  report: (form: string, dirty: boolean) => void;
  discard: () => Promise<boolean>;
}

const GuardContext = createContext<Guard | null>(null);

/** One question for all forms of a page: the router knows only one blocker at a time. */
export function UnsavedGuard({ children }: { children: ReactNode }) {
  const [dirtyForms, setDirtyForms] = useState<readonly string[]>([]);
  const discard = useDiscardGuard(dirtyForms.length > 0);
  const report = useCallback((form: string, dirty: boolean) => {
    setDirtyForms((forms) => {
      const others = forms.filter((other) => other !== form);
      return dirty ? [...others, form] : others;
    });
  }, []);
  return <GuardContext value={{ report, discard }}>{children}</GuardContext>;
}

/**
 * Tells the page whether this form holds something that is not saved.
 *
 * @returns the question itself, for other ways of losing it: true to discard
 */
export function useUnsavedForm(dirty: boolean): () => Promise<boolean> {
  const guard = use(GuardContext);
  if (!guard) throw new Error('A form needs an UnsavedGuard around its page.');
  const { report, discard } = guard;
  const form = useId();
  useEffect(() => {
    report(form, dirty);
    return () => report(form, false);
  }, [report, form, dirty]);
  return discard;
}
