import { useState } from 'react';
import { useLocation } from '@clearcoat/sdk';
import { useMediaQuery } from '@clearcoat/ui/core';

/** At least this wide, the sidebar is open by default and beside the page. In pixels. */
const SIDEBAR_BREAKPOINT = 1024;

/** Whether the sidebar is open, and whether it lies over the page (narrow windows). */
export interface SidebarState {
  isOpen: boolean;
  isOverlay: boolean;
  toggle: () => void;
  close: () => void;
}

export function useSidebar(): SidebarState {
  const isWide = useMediaQuery(`(min-width: ${SIDEBAR_BREAKPOINT}px)`);
  const { key } = useLocation();
  const [isOpenBeside, setIsOpenBeside] = useState(true);
  // Over the page it belongs to the page it was opened on: any navigation closes it.
  const [openedOver, setOpenedOver] = useState<string>();
  const isOpen = isWide ? isOpenBeside : openedOver === key;

  function setOpen(open: boolean) {
    if (isWide) setIsOpenBeside(open);
    else setOpenedOver(open ? key : undefined);
  }

  return {
    isOpen,
    isOverlay: !isWide,
    toggle: () => setOpen(!isOpen),
    close: () => setOpen(false),
  };
}
