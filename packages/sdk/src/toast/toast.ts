import { useSyncExternalStore } from 'react';

interface ToastAction {
  label: string;
  onClick: () => void;
}

/** Link that opens a program of the device, such as a finished text. */
interface ToastLink extends ToastAction {
  href: string;
}

/** Job that a toast is about. */
export interface ToastJob {
  id: string;
  /** Name of the customer; '' if unknown. */
  customer: string;
}

/** A short message about something that just happened. */
export interface Toast {
  title: string;
  description?: string;
  /** 'destructive' is announced as an alert, 'default' as a status. Default: 'default'. */
  variant?: 'default' | 'destructive';
  action?: ToastAction;
  /** A further action, shown before `action`. Default: none. */
  secondAction?: ToastAction;
  /**
   * Job that was changed. If its customer has not been told yet, the toast gets a link that opens
   * the finished message. Default: none.
   */
  job?: ToastJob;
}

/** A toast on screen; `id` is unique. */
export interface ShownToast extends Toast {
  id: number;
  /** Shown before the actions, once it is ready. */
  link?: ToastLink;
}

const LEFT_KEY = 'clearcoat.toast';

/** Toast that the previous document left for this one. */
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

/** A toast shown this shortly before a navigation belongs to it. In milliseconds. */
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
 * Shows a toast. At most one is on screen: a new one replaces it.
 *
 * @example toast({ title: 'Contact created', description: 'Ana Ruiz was added.' });
 */
export function toast(message: Toast): void {
  lastId += 1;
  shownAt = performance.now();
  set({ ...message, id: lastId });
}

/** Adds a link to a toast that is still on screen, such as 'Text Ana'. For the filler of `app.message`. */
export function linkToast(id: number, link: ToastLink): void {
  if (shown?.id === id) set({ ...shown, link });
}

/**
 * Shows a toast in the next document, for example after signing out.
 *
 * @example toastAfterLoad({ title: 'Signed out everywhere' }); window.location.assign('/');
 */
export function toastAfterLoad({ title, description }: Pick<Toast, 'title' | 'description'>): void {
  try {
    sessionStorage.setItem(LEFT_KEY, JSON.stringify({ title, description }));
  } catch {
    // Without storage the toast is dropped.
  }
}

const canBePressed = (message: ShownToast | null) => Boolean(message?.action ?? message?.link);

/**
 * Id of the toast on screen if it has an action such as Undo, which a reload would remove.
 *
 * @example if (openAction() === undefined) window.location.reload();
 */
export const openAction = (): number | undefined => (canBePressed(shown) ? shown?.id : undefined);

/** Dismisses the toast; with an id, only if it is still that one. */
export function dismissToast(id?: number): void {
  if (id === undefined || shown?.id === id) set(null);
}

/**
 * Dismisses the toast when a navigation starts. A toast of that navigation stays, and so does one
 * with an action such as Undo.
 *
 * @example if (navigation.state === 'loading') leaveToast();
 */
export function leaveToast(): void {
  const isOfThisStep = performance.now() - shownAt < SAME_STEP_MS;
  if (!canBePressed(shown) && !isOfThisStep) dismissToast();
}

/** Toast on screen, for the one component that renders it. */
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
