import { useEffect, useState, type RefObject } from 'react';
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

/** New messages are announced by screen readers wherever the focus is. */
const isSpoken = (element: Element) =>
  element.matches('[aria-live], [role=status], [role=alert]') ||
  element.querySelector('[aria-live], [role=status], [role=alert]') !== null;

/** Everything beside the panel and beside what it lies in. Answers how to bring it back. */
function hideOthers(panel: HTMLElement): () => void {
  const hidden: HTMLElement[] = [];
  for (
    let at: HTMLElement = panel;
    at.parentElement && at !== document.body;
    at = at.parentElement
  ) {
    for (const other of at.parentElement.children) {
      if (other === at || !(other instanceof HTMLElement) || other.inert || isSpoken(other))
        continue;
      other.inert = true;
      hidden.push(other);
    }
  }
  return () => hidden.forEach((element) => (element.inert = false));
}

/** A panel that covers the page is modal: the page behind can be neither reached nor swiped to. */
export function useModal(panel: RefObject<HTMLElement | null>, isOpen: boolean): boolean {
  const isModal = useCovers() && isOpen;
  useEffect(
    () => (isModal && panel.current ? hideOthers(panel.current) : undefined),
    [isModal, panel],
  );
  return isModal;
}
