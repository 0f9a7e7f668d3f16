import { useEffect } from 'react';

/** What a keyboard takes of the screen at least; a browser's own bars take less. In pixels. */
const KEYBOARD_PX = 150;

/**
 * Says on the document while a keyboard covers part of the screen (`data-keyboard`): what stands at its
 * foot would stand over the field one types in.
 */
export function useKeyboard(): void {
  useEffect(() => {
    const seen = window.visualViewport;
    if (!seen) return undefined;
    const tell = () => {
      // Zoomed in, less of the page is seen without any keyboard.
      const isCovered = window.innerHeight - seen.height * seen.scale > KEYBOARD_PX;
      document.documentElement.toggleAttribute('data-keyboard', isCovered);
    };
    tell();
    seen.addEventListener('resize', tell);
    return () => {
      seen.removeEventListener('resize', tell);
      document.documentElement.removeAttribute('data-keyboard');
    };
  }, []);
}
