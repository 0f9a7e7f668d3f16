import { useEffect, useState } from 'react';

/** Height of the top bar: a heading above this line is hidden. In pixels. */
const BAR_PX = 64;

/** Text of the page's heading while it is scrolled under the bar; else ''. */
export function useScrolledTitle(): string {
  const [title, setTitle] = useState('');
  useEffect(() => {
    const main = document.getElementById('main');
    if (!main || typeof IntersectionObserver !== 'function') return undefined;
    let heading: Element | null = null;
    const seen = new IntersectionObserver(
      (entries) => {
        // Several entries may arrive at once, the latest last. A replaced heading is reported at
        // the very top, so only the current heading counts.
        const entry = entries.findLast(({ target }) => target === heading);
        if (!entry) return;
        const isAbove = !entry.isIntersecting && entry.boundingClientRect.top < BAR_PX;
        setTitle(isAbove ? (entry.target.textContent ?? '') : '');
      },
      { rootMargin: `-${BAR_PX}px 0px 0px` },
    );
    const watch = () => {
      const found = main.querySelector('h1');
      if (found === heading) return;
      if (heading) seen.unobserve(heading);
      heading = found;
      setTitle('');
      if (found) seen.observe(found);
    };
    watch();
    const changes = new MutationObserver(watch);
    changes.observe(main, { childList: true, subtree: true });
    return () => {
      seen.disconnect();
      changes.disconnect();
    };
  }, []);
  return title;
}
