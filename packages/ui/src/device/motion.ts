/**
 * True if the person prefers reduced motion, or the browser cannot animate.
 *
 * @example if (!isStill()) element.animate({ opacity: [0, 1] }, 120)
 */
export const isStill = (): boolean =>
  typeof Element.prototype.animate !== 'function' ||
  matchMedia('(prefers-reduced-motion: reduce)').matches;

const EASE = 'cubic-bezier(0.2, 0.7, 0.3, 1)';

/** Animates the rows below a removed one into its gap in 180 ms, to show where something went. */
export function closeGap(below: readonly Element[], height: number): void {
  if (isStill()) return;
  for (const element of below) {
    element.animate(
      { transform: [`translateY(${height}px)`, 'none'] },
      { duration: 180, easing: EASE },
    );
  }
}

/** Exit animation besides fading. */
export interface Going {
  /** CSS transform at the end. */
  transform?: string;
  /** Selector of the moving part. Default: all of it. */
  part?: string;
  /** Element that holds the copy. Default: the body. */
  parent?: Element | null;
}

/**
 * Fades out a copy of a removed element in its place, in 120 ms. The copy is inert and hidden from
 * screen readers, and nothing waits for it.
 *
 * @param gone - element that is still in the document, possibly hidden
 */
export function fadeBehind(gone: Element, { transform, part, parent }: Going = {}): void {
  if (isStill()) return;
  const picture = gone.cloneNode(true) as HTMLElement;
  picture.inert = true;
  picture.setAttribute('aria-hidden', 'true');
  for (const element of [picture, ...picture.querySelectorAll<HTMLElement>('*')]) {
    element.removeAttribute('role');
    element.removeAttribute('id');
    if (element.style.display === 'none') element.style.display = '';
    // The copy must not replay its entrance animation.
    element.style.animationName = 'none';
  }
  (parent ?? document.body).append(picture);
  picture.scrollTop = gone.scrollTop;
  const options = { duration: 120, easing: 'ease-in', fill: 'forwards' } as const;
  const moving = part ? picture.querySelector(part) : picture;
  if (transform) moving?.animate({ transform }, options);
  picture.animate({ opacity: 0 }, options).onfinish = () => picture.remove();
}
