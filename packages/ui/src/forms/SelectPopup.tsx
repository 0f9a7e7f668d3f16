import { useLayoutEffect, useRef, type ReactNode } from 'react';

/**
 * antd's list is inside a scroll container that no key seems to reach. The field's arrow keys
 * scroll it; Tab closes it first.
 */
const letScroll = (popup: HTMLElement) =>
  popup.querySelector('.ant-select-dropdown-list-holder')?.setAttribute('tabindex', '0');

/** Without an active option antd refers to a nonexistent one before the first. */
const nameNoOption = () =>
  document
    .querySelector('[aria-activedescendant$="_list_-1"]')
    ?.removeAttribute('aria-activedescendant');

/** Popup of a select, with accessibility fixes for antd. */
export function SelectPopup({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (!place.current) return;
    letScroll(place.current);
    nameNoOption();
  });
  return <div ref={place}>{children}</div>;
}
