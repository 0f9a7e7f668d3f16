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

const NOT_LOADED = "The search didn't load. Check your connection and reload the page.";
const PaletteContext = createContext<() => void>(() => undefined);

/** Opens the palette of the {@link PaletteHost} around. */
export const useOpenPalette = (): (() => void) => use(PaletteContext);

/** Stands in for the palette when its code did not come: says so, and is gone. */
function NoPalette({ onClose }: { onClose: () => void }): ReactNode {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    toast({ title: 'Error', description: NOT_LOADED, variant: 'destructive' });
    close();
  }, []);
  return null;
}

const load = (): Promise<{ default: ComponentType<PaletteProps> }> => import('./Palette');
// It comes when it is first asked for: the first frame carries nothing of it.
const Palette = lazy(() => load().catch(() => ({ default: NoPalette })));

/** Starts loading the palette while the person is still on the way to it. */
export const prefetchPalette = (): void => void load().catch(() => undefined);

/** Takes what is typed while the palette is on its way, which goes on with it. */
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

/** Whether it is open, and what had the focus before, which gets it back. */
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
    // Before any field is there, which takes the focus at once.
    open: () => setOpener(document.activeElement ?? document.body),
    close: () => setOpener(undefined),
  };
}

/** The one palette of the app: behind the search field, and behind Ctrl-K on every page. */
export function PaletteHost({ children }: { children: ReactNode }) {
  const { isOpen, open, close } = useOpening();
  const [typed, setTyped] = useState('');
  // In the page's memory only: names of customers outlast nobody's session.
  const [recent, setRecent] = useState<PaletteItem[]>([]);
  const openEmpty = () => {
    setTyped('');
    open();
  };
  const onShortcut = useEffectEvent((event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return;
    // What is asked in a dialog is answered first.
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
