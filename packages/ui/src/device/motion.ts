/**
 * True where the person asked for stillness, or the browser moves nothing.
 *
 * @example if (!isStill()) element.animate({ opacity: [0, 1] }, 120)
 */
export const isStill = (): boolean =>
  typeof Element.prototype.animate !== 'function' ||
  matchMedia('(prefers-reduced-motion: reduce)').matches;

const EASE = 'cubic-bezier(0.2, 0.7, 0.3, 1)';

/** What stands below a gap closes it, in 180 ms: one sees that something went, and where. */
export function closeGap(below: readonly Element[], height: number): void {
  if (isStill()) return;
  for (const element of below) {
    element.animate(
      { transform: [`translateY(${height}px)`, 'none'] },
      { duration: 180, easing: EASE },
    );
  }
}

/** How something goes, besides fading. */
export interface Going {
  /** Where it moves. */
  transform?: string;
  /** The part of it that moves. Default: all of it. */
  part?: string;
  /** What keeps its picture. Default: the page. */
  parent?: Element | null;
}

/**
 * What the page is already without fades where it stood, in 120 ms, as a picture of itself: nothing of it
 * can be reached or is read out, and nobody waits for it.
 *
 * @param gone - still in the document; may be hidden
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
    // What it did when it came it does not do again.
    element.style.animationName = 'none';
  }
  (parent ?? document.body).append(picture);
  picture.scrollTop = gone.scrollTop;
  const options = { duration: 120, easing: 'ease-in', fill: 'forwards' } as const;
  const moving = part ? picture.querySelector(part) : picture;
  if (transform) moving?.animate({ transform }, options);
  picture.animate({ opacity: 0 }, options).onfinish = () => picture.remove();
}
