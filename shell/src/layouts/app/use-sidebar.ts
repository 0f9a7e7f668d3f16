import { useState } from 'react';
import { safeStorage, useLocation } from '@clearcoat/sdk';
import { useMediaQuery } from '@clearcoat/ui/core';

/** From this width on, the sidebar is open beside the page. In pixels. */
const SIDEBAR_BREAKPOINT = 1024;
/** From this width on, the sidebar has room for labels beside the icons. In pixels. */
const ROOMY_BREAKPOINT = 1280;
/** Storage key of the chosen width on this device. */
const STORAGE_KEY = 'clearcoat.sidebar';

/** Sidebar over the page, or beside it, where it may be a narrow rail. */
export interface SidebarState {
  isOpen: boolean;
  isOverlay: boolean;
  isRail: boolean;
  toggle: () => void;
  close: () => void;
}

/** Whether the sidebar is a narrow rail: by the window's width, until the person chooses. */
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
  // An overlay belongs to the page it was opened on: any navigation closes it.
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
