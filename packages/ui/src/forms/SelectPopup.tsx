import { useLayoutEffect, useRef, type ReactNode } from 'react';

/**
 * antd has the list within what scrolls, so that a part seems to scroll that no key gets to. The field's
 * arrow keys do it; Tab closes it before it is reached.
 */
const letScroll = (popup: HTMLElement) =>
  popup.querySelector('.ant-select-dropdown-list-holder')?.setAttribute('tabindex', '0');

/** While no option is the active one antd names one before the first. */
const nameNoOption = () =>
  document
    .querySelector('[aria-activedescendant$="_list_-1"]')
    ?.removeAttribute('aria-activedescendant');

/** What a select opens, with what antd leaves out for assistive technology. */
export function SelectPopup({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (!place.current) return;
    letScroll(place.current);
    nameNoOption();
  });
  return <div ref={place}>{children}</div>;
}
