import { useEffect } from 'react';

/** Minimum height of an on-screen keyboard; a browser's own bars are smaller. In pixels. */
const KEYBOARD_PX = 150;

/**
 * Sets `data-keyboard` on the document while an on-screen keyboard covers part of it. Fixed bars
 * at the bottom would cover the focused field.
 */
export function useKeyboard(): void {
  useEffect(() => {
    const viewport = window.visualViewport;
    if (!viewport) return undefined;
    const update = () => {
      // Zooming also shrinks the visual viewport, hence the scale.
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
