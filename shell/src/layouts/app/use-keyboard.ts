import { useEffect } from 'react';

/** What a keyboard takes of the screen at least; a browser's own bars take less. In pixels. */
const KEYBOARD_PX = 150;

/**
 * Marks the document while a keyboard covers part of the screen (`data-keyboard`): what stands at its
 * foot would stand over the field one types in.
 */
export function useKeyboard(): void {
  useEffect(() => {
    const viewport = window.visualViewport;
    if (!viewport) return undefined;
    const update = () => {
      // Zoomed in, less of the page is seen without any keyboard.
      const isCovered = window.innerHeight - viewport.height * viewport.scale > KEYBOARD_PX;
      document.documentElement.toggleAttribute('data-keyboard', isCovered);
    };
    update();
    viewport.addEventListener('resize', update);
    return () => {
      viewport.removeEventListener('resize', update);
      document.documentElement.removeAttribute('data-keyboard');
    };
  }, []);
}
