import {
  createContext,
  lazy,
  Suspense,
  use,
  useEffect,
  useEffectEvent,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react';
import { toast } from '@clearcoat/sdk';
import type { PaletteProps } from './Palette';
import type { PaletteItem } from './palette-items';
import styles from './PaletteHost.module.css';

const NOT_LOADED = "Couldn't load the search. Reload the page.";
const PaletteContext = createContext<() => void>(() => undefined);

/** Opens the palette of the {@link PaletteHost} around. */
export const useOpenPalette = (): (() => void) => use(PaletteContext);

/** Fallback when the palette's code does not load: shows a message and closes. */
function NoPalette({ onClose }: { onClose: () => void }): ReactNode {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    toast({ title: 'Error', description: NOT_LOADED, variant: 'destructive' });
    close();
  }, []);
  return null;
}

const load = (): Promise<{ default: ComponentType<PaletteProps> }> => import('./Palette');
// Loads on first use, to keep it out of the first bundle.
const Palette = lazy(() => load().catch(() => ({ default: NoPalette })));

/** Prefetches the palette, for example on hover. */
export const prefetchPalette = (): void => void load().catch(() => undefined);

/** Collects what is typed while the palette loads; the palette continues with that text. */
function FirstLetters({
  typed,
  onType,
  onClose,
}: Pick<PaletteProps, 'typed' | 'onType' | 'onClose'>) {
  return (
    <input
      className={styles.waiting}
      aria-label="Search or ask"
      autoComplete="off"
      autoFocus
      value={typed}
      onChange={({ target }) => onType(target.value)}
      onKeyDown={({ key }) => key === 'Escape' && onClose()}
    />
  );
}

/** Open state, and the element that gets the focus back. */
function useOpening() {
  const [opener, setOpener] = useState<Element>();
  useEffect(
    () => () => {
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
    },
    [opener],
  );
  return {
    isOpen: opener !== undefined,
    // Before the palette's field takes the focus.
    open: () => setOpener(document.activeElement ?? document.body),
    close: () => setOpener(undefined),
  };
}

/** The command palette of the app, behind the search field and Ctrl-K. */
export function PaletteHost({ children }: { children: ReactNode }) {
  const { isOpen, open, close } = useOpening();
  const [typed, setTyped] = useState('');
  // In memory only: customer names must not outlive the session.
  const [recent, setRecent] = useState<PaletteItem[]>([]);
  const openEmpty = () => {
    setTyped('');
    open();
  };
  const onShortcut = useEffectEvent((event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return;
    // An open dialog takes precedence.
    if (!isOpen && document.querySelector('[aria-modal="true"]')) return;
    event.preventDefault();
    if (isOpen) close();
    else openEmpty();
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => onShortcut(event);
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
  const typing = { typed, onType: setTyped, onClose: close };
  return (
    <PaletteContext value={openEmpty}>
      {children}
      {isOpen && (
        <Suspense fallback={<FirstLetters {...typing} />}>
          <Palette recent={recent} onRecent={setRecent} {...typing} />
        </Suspense>
      )}
    </PaletteContext>
  );
}
