/**
 * Finds sideways scrolling, words broken into lines, texts cut off without a title, and texts that
 * lie over each other, each in words. Runs in the document, so it uses nothing from outside.
 *
 * @param longestWord - letters of the longest word that must fit into its line
 */
export function layoutFaults(longestWord: number): string[] {
  const SCROLLERS = /auto|scroll/;
  const said = ({ data, parentElement: box }: Text) =>
    `"${data.trim().replaceAll(/\s+/g, ' ').slice(0, 60)}" (${box?.localName}.${box?.className})`;

  function up(element: Element): Element[] {
    const boxes: Element[] = [];
    for (let box: Element | null = element; box; box = box.parentElement) boxes.push(box);
    return boxes;
  }
  const styles = new Map<
    Element,
    Pick<CSSStyleDeclaration, 'overflowX' | 'overflowY' | 'position'>
  >();
  /** Style of an element, read once, since most texts share the boxes around them. */
  function styleOf(element: Element) {
    const known = styles.get(element);
    if (known) return known;
    const { overflowX, overflowY, position } = getComputedStyle(element);
    const style = { overflowX, overflowY, position };
    styles.set(element, style);
    return style;
  }
  /** Clipped to a pixel: for screen readers only. */
  const isForReaders = (box: Element) =>
    styleOf(box).overflowX !== 'visible' && box.clientWidth <= 1;
  const isHidden = (element: Element) =>
    !element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) ||
    element.closest('[inert], option, svg, canvas') !== null ||
    up(element).some(isForReaders);

  /** Part of a rectangle that the boxes around an element let through. */
  function visiblePart(rect: DOMRect, element: Element): DOMRect {
    let { left, right, top, bottom } = rect;
    for (const box of up(element)) {
      if (box === document.body) break;
      const { overflowX, overflowY, position } = styleOf(box);
      const clip = box.getBoundingClientRect();
      if (overflowX !== 'visible')
        [left, right] = [Math.max(left, clip.left), Math.min(right, clip.right)];
      if (overflowY !== 'visible')
        [top, bottom] = [Math.max(top, clip.top), Math.min(bottom, clip.bottom)];
      if (position === 'fixed') break;
    }
    return new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top));
  }

  const texts: { node: Text; parent: Element }[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode as Text;
    const parent = node.parentElement;
    if (parent && node.data.trim() && !isHidden(parent)) texts.push({ node, parent });
  }
  const rangeOf = (node: Text, start = 0, end = node.length) => {
    const range = document.createRange();
    range.setStart(node, start);
    range.setEnd(node, end);
    return range;
  };

  const sideways = () => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth > clientWidth ? [`the page scrolls ${scrollWidth - clientWidth} px`] : [];
  };

  const broken = () =>
    texts.flatMap(({ node }) =>
      [...node.data.matchAll(/[\p{L}\p{N}$.,:'’]+/gu)].flatMap(({ 0: word, index }) => {
        if (word.length > longestWord) return [];
        const tops = [...rangeOf(node, index, index + word.length).getClientRects()]
          .filter(({ width }) => width > 0)
          .map(({ top }) => Math.round(top));
        const lines = new Set(tops);
        return lines.size > 1 ? [`"${word}" is broken in ${said(node)}`] : [];
      }),
    );

  const isTold = (element: Element, text: string) =>
    up(element).some((box) => box.getAttribute('title')?.includes(text.split(' ')[0] ?? text));
  const isScrolled = (element: Element) =>
    up(element).some((box) => {
      const { overflowX, overflowY } = styleOf(box);
      return (
        // antd moves its tabs by a transform.
        box.matches('.ant-tabs-nav-wrap') ||
        (SCROLLERS.test(overflowX) && box.scrollWidth > box.clientWidth) ||
        (SCROLLERS.test(overflowY) && box.scrollHeight > box.clientHeight)
      );
    });
  const cut = () =>
    texts.flatMap(({ node, parent }) => {
      if (isScrolled(parent)) return [];
      const whole = [...rangeOf(node).getClientRects()];
      const isCut = whole.some((line) => {
        const seen = visiblePart(line, parent);
        return line.width - seen.width > 2 || line.height - seen.height > line.height / 3;
      });
      const text = node.data.trim();
      return isCut && !isTold(parent, text) ? [`${said(node)} is cut without a title`] : [];
    });

  const lying = () => {
    const lines = texts.flatMap(({ node, parent }) => {
      return [...rangeOf(node).getClientRects()]
        .map((line) => visiblePart(line, parent))
        .filter(({ width, height }) => width > 1 && height > 1)
        .map((rect) => ({ rect, node, parent }));
    });
    lines.sort((a, b) => a.rect.top - b.rect.top);
    /** Layer of the page: what sticks or floats lies over the rest on purpose. */
    const layerOf = (element: Element) =>
      up(element).find((box) => /fixed|sticky/.test(styleOf(box).position));
    return lines.flatMap((line, index) => {
      const over: string[] = [];
      for (let next = index + 1; next < lines.length; next += 1) {
        const other = lines[next];
        if (!other || other.rect.top >= line.rect.bottom) break;
        if (other.node === line.node || layerOf(line.parent) !== layerOf(other.parent)) continue;
        const width =
          Math.min(line.rect.right, other.rect.right) - Math.max(line.rect.left, other.rect.left);
        const height = Math.min(line.rect.bottom, other.rect.bottom) - other.rect.top;
        if (width < 2 || height < Math.min(line.rect.height, other.rect.height) * 0.4) continue;
        over.push(`${said(other.node)} lies over ${said(line.node)}`);
      }
      return over;
    });
  };

  return [...new Set([...sideways(), ...broken(), ...cut(), ...lying()])];
}
