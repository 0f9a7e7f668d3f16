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

const NOT_LOADED = 'The search didn’t load. Check your connection and reload the page.';
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

/** The one palette of the app: behind the search field, and behind Ctrl-K on every page. */
export function PaletteHost({ children }: { children: ReactNode }) {
  const [isOpen, setIsOpen] = useState(false);
  // In the page's memory only: names of customers outlast nobody's session.
  const [recent, setRecent] = useState<PaletteItem[]>([]);
  const onShortcut = useEffectEvent((event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return;
    // What is asked in a dialog is answered first.
    if (!isOpen && document.querySelector('[aria-modal="true"]')) return;
    event.preventDefault();
    setIsOpen(!isOpen);
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => onShortcut(event);
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
  return (
    <PaletteContext value={() => setIsOpen(true)}>
      {children}
      {isOpen && (
        <Suspense>
          <Palette recent={recent} onRecent={setRecent} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </PaletteContext>
  );
}
