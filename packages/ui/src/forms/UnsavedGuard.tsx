import { createContext, use, useCallback, useEffect, useId, useState, type ReactNode } from 'react';
import { useDiscardGuard } from '../core/use-discard-guard';

interface Guard {
  report: (form: string, dirty: boolean) => void;
  discard: () => Promise<boolean>;
}

const GuardContext = createContext<Guard | null>(null);

function OwnGuard({ children }: { children: ReactNode }) {
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
 * One unsaved-changes question for all forms of a page, because the router supports only one
 * blocker at a time. A page with a single form needs none, since that form brings its own.
 *
 * @example <UnsavedGuard><ProfileForm /><PasswordForm /></UnsavedGuard>
 */
export function UnsavedGuard({ children }: { children: ReactNode }) {
  const outer = use(GuardContext);
  return outer ? children : <OwnGuard>{children}</OwnGuard>;
}

/**
 * Tells the page's `UnsavedGuard` whether this form has unsaved input.
 *
 * @returns the question for other ways to leave: resolves to true to discard
 * @throws Error outside an `UnsavedGuard`
 * @example const discard = useUnsavedForm(isDirty);
 */
export function useUnsavedForm(dirty: boolean): () => Promise<boolean> {
  const guard = use(GuardContext);
  if (!guard) throw new Error('A form needs an UnsavedGuard around it.');
  const { report, discard } = guard;
  const form = useId();
  useEffect(() => {
    report(form, dirty);
    return () => report(form, false);
  }, [report, form, dirty]);
  return discard;
}
