import { useState } from 'react';
import { safeStorage, useLocation } from '@clearcoat/sdk';
import { useMediaQuery } from '@clearcoat/ui/core';

/** At least this wide, the sidebar is open and beside the page. In pixels. */
const SIDEBAR_BREAKPOINT = 1024;
/** At least this wide it has room for whole words beside the icons. In pixels. */
const ROOMY_BREAKPOINT = 1280;
/** Beside the page: which of its two widths the person chose on this device. */
const STORAGE_KEY = 'clearcoat.sidebar';

/** How the sidebar stands: over the page, or beside it, where it may be a narrow rail. */
export interface SidebarState {
  isOpen: boolean;
  isOverlay: boolean;
  isRail: boolean;
  toggle: () => void;
  close: () => void;
}

/** Beside the page: narrow or not, until the person chooses as the window has room. */
export function useIsRail(): [isRail: boolean, choose: (rail: boolean) => void] {
  const isRoomy = useMediaQuery(`(min-width: ${ROOMY_BREAKPOINT}px)`);
  const [chosen, setChosen] = useState(() => safeStorage.local.get(STORAGE_KEY));
  const choose = (rail: boolean) => {
    const next = rail ? 'rail' : 'full';
    safeStorage.local.set(STORAGE_KEY, next);
    setChosen(next);
  };
  return [chosen ? chosen === 'rail' : !isRoomy, choose];
}

export function useSidebar(): SidebarState {
  const isBeside = useMediaQuery(`(min-width: ${SIDEBAR_BREAKPOINT}px)`);
  const { key } = useLocation();
  const [isNarrow, chooseRail] = useIsRail();
  // Over the page it belongs to the page it was opened on: any navigation closes it.
  const [openedOver, setOpenedOver] = useState<string>();
  const isOpen = isBeside || openedOver === key;
  return {
    isOpen,
    isOverlay: !isBeside,
    isRail: isBeside && isNarrow,
    toggle: () => (isBeside ? chooseRail(!isNarrow) : setOpenedOver(isOpen ? undefined : key)),
    close: () => setOpenedOver(undefined),
  };
}
