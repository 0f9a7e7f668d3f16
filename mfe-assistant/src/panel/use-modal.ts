import { useEffect, useState, type RefObject } from 'react';
import { useInertBeside } from '@clearcoat/ui/core';
import { COVERING } from '../shared/covering';

function useCovers(): boolean {
  const [covers, setCovers] = useState(() => window.matchMedia(COVERING).matches);
  useEffect(() => {
    const query = window.matchMedia(COVERING);
    const update = () => setCovers(query.matches);
    query.addEventListener('change', update);
    return () => query.removeEventListener('change', update);
  }, []);
  return covers;
}

/** Makes a panel that covers the page modal: the page behind is inert. */
export function useModal(panel: RefObject<HTMLElement | null>, isOpen: boolean): boolean {
  const isModal = useCovers() && isOpen;
  useInertBeside(() => panel.current, isModal);
  return isModal;
}
