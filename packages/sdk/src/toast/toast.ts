import { useSyncExternalStore } from 'react';

interface ToastAction {
  label: string;
  onClick: () => void;
}

/** One short message about something that just happened. */
export interface Toast {
  title: string;
  description?: string;
  /** 'destructive' is announced as an alert, 'default' as a status. Default: 'default'. */
  variant?: 'default' | 'destructive';
  action?: ToastAction;
  /** What else one may want at once, before `action`. Default: nothing. */
  secondAction?: ToastAction;
}

/** A toast on screen; `id` changes with each one. */
export interface ShownToast extends Toast {
  id: number;
}

const LEFT_KEY = 'clearcoat.toast';

/** What the document before this one had to say. */
function takeLeft(): ShownToast | null {
  try {
    const left = sessionStorage.getItem(LEFT_KEY);
    sessionStorage.removeItem(LEFT_KEY);
    if (!left) return null;
    const { title, description } = JSON.parse(left) as Toast;
    return { id: 0, title, description };
  } catch {
    return null;
  }
}

/** A message that came so shortly before a step began belongs to that very step. In milliseconds. */
const SAME_STEP_MS = 1_000;

let shown: ShownToast | null = takeLeft();
let shownAt = performance.now();
let lastId = 0;
const listeners = new Set<() => void>();

function set(next: ShownToast | null): void {
  shown = next;
  listeners.forEach((listener) => listener());
}

/**
 * Shows a toast. At most one is on screen: a new one replaces the last.
 *
 * @example toast({ title: 'Contact created', description: 'Ana Ruiz was added.' });
 */
export function toast(message: Toast): void {
  lastId += 1;
  shownAt = performance.now();
  set({ ...message, id: lastId });
}

/**
 * Shows a toast in the document that is loaded next, such as after leaving for good.
 *
 * @example toastAfterLoad({ title: 'Signed out everywhere' }); window.location.assign('/');
 */
export function toastAfterLoad({ title, description }: Pick<Toast, 'title' | 'description'>): void {
  try {
    sessionStorage.setItem(LEFT_KEY, JSON.stringify({ title, description }));
  } catch {
    // Where nothing can be kept, nothing is said.
  }
}

/**
 * The id of the toast on screen if it has something to press, such as Undo: a new document would
 * take that away.
 *
 * @example if (openAction() === undefined) window.location.reload();
 */
export const openAction = (): number | undefined => (shown?.action ? shown.id : undefined);

/** Takes the toast away; with an id, only if it is still that one. */
export function dismissToast(id?: number): void {
  if (id === undefined || shown?.id === id) set(null);
}

/**
 * Takes the toast away as a step to another page begins. One that speaks of that very step stays,
 * and so does one with something to press, such as Undo.
 *
 * @example if (navigation.state === 'loading') leaveToast();
 */
export function leaveToast(): void {
  const isOfThisStep = performance.now() - shownAt < SAME_STEP_MS;
  if (!shown?.action && !isOfThisStep) dismissToast();
}

/** The toast on screen, for the one place that draws it. */
export function useShownToast(): ShownToast | null {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    () => shown,
    () => null,
  );
}
