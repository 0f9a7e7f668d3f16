import type { Page } from '@playwright/test';

/** A control as a person finds it: what it is, what it says, and the how manieth of its kind. */
export interface Control {
  role: string;
  name: string;
  ordinal: number;
  href: string | undefined;
  /** Why it cannot be used, where it says so; undefined when it can. */
  disabled: { reason: string } | undefined;
}

const SELECTOR = [
  'a[href]',
  'button',
  '[role="tab"]',
  '[role="switch"]',
  '[role="menuitem"]',
  'label:has(> input[type="radio"])',
  'summary',
].join(',');

/**
 * Everything in a part of the page that can be clicked. Of rows of the same list only the first is
 * taken, and what is chosen already (the current tab or page) is left out: it has nothing to do.
 */
export function listControls(page: Page, within: string): Promise<Control[]> {
  return page.evaluate(
    ([selector, scope]) => {
      const isShown = (element: Element) =>
        element.checkVisibility({ visibilityProperty: true, opacityProperty: false });
      const nameOf = (element: Element) =>
        (element.getAttribute('aria-label') ?? element.textContent ?? '').trim();
      const describedBy = (element: Element) =>
        (element.getAttribute('aria-describedby') ?? '')
          .split(' ')
          .map((id) => document.getElementById(id)?.textContent ?? '')
          .join(' ')
          .trim();
      const isChosen = (element: Element) =>
        element.getAttribute('aria-selected') === 'true' ||
        element.hasAttribute('aria-current') ||
        element.querySelector('input:checked') !== null;
      const isLaterRow = (element: Element) => {
        const row = element.closest('tbody tr, ul > li, ol > li');
        const first = row?.parentElement?.querySelector(':scope > tr, :scope > li');
        // A list of links (a menu, say) has different things in its rows; a list of jobs has not.
        return row && row !== first && row.querySelectorAll('button').length > 0;
      };
      const seen = new Map<string, number>();
      return [...document.querySelectorAll(scope)]
        .flatMap((part) => [...part.querySelectorAll(selector)])
        .filter((element) => isShown(element) && !element.closest('[inert]'))
        .map((element) => {
          const role = element.getAttribute('role') ?? element.tagName.toLowerCase();
          const name = nameOf(element);
          const ordinal = seen.get(`${role} ${name}`) ?? 0;
          seen.set(`${role} ${name}`, ordinal + 1);
          const isDisabled =
            (element as HTMLButtonElement).disabled ||
            element.getAttribute('aria-disabled') === 'true';
          const reason = [
            describedBy(element),
            element.getAttribute('title'),
            /: .+/.exec(name)?.[0],
          ]
            .filter(Boolean)
            .join(' ');
          return {
            element,
            control: {
              role,
              name,
              ordinal,
              href: element instanceof HTMLAnchorElement ? element.href : undefined,
              disabled: isDisabled ? { reason } : undefined,
            },
          };
        })
        .filter(({ element }) => !isChosen(element) && !isLaterRow(element))
        .map(({ control }) => control);
    },
    [SELECTOR, within] as const,
  );
}

/**
 * Presses a control without the pointer (whose hovering would change the page by itself) and
 * answers whether anything followed: the page or the address changed, something was asked of the
 * server, or a file was offered.
 */
export async function press(page: Page, within: string, control: Control): Promise<boolean> {
  let asked = false;
  const noteRequest = () => (asked = true);
  page.on('request', noteRequest);
  page.on('download', noteRequest);
  page.on('filechooser', noteRequest);
  const before = page.url();
  const changed = await page
    .evaluate(
      ([selector, scope, { role, name, ordinal, href }]) => {
        const nameOf = (element: Element) =>
          (element.getAttribute('aria-label') ?? element.textContent ?? '').trim();
        const ofThisRole = [...document.querySelectorAll(scope)]
          .flatMap((part) => [...part.querySelectorAll(selector)])
          .filter((candidate) => candidate.checkVisibility({ visibilityProperty: true }))
          .filter(
            (candidate) =>
              (candidate.getAttribute('role') ?? candidate.tagName.toLowerCase()) === role,
          );
        // What a link says may change with the clock; where it leads tells which one it is.
        const element =
          ofThisRole.filter((candidate) => nameOf(candidate) === name)[ordinal] ??
          ofThisRole.find(
            (candidate) => candidate instanceof HTMLAnchorElement && candidate.href === href,
          );
        if (!(element instanceof HTMLElement)) return Promise.resolve(false);
        return new Promise<boolean>((resolve) => {
          const [focused, top, url] = [document.activeElement, window.scrollY, location.href];
          const observer = new MutationObserver(() => resolve(true));
          observer.observe(document, {
            subtree: true,
            childList: true,
            attributes: true,
            characterData: true,
          });
          element.click();
          const hasMoved = () =>
            document.activeElement !== focused || window.scrollY !== top || location.href !== url;
          setInterval(() => hasMoved() && resolve(true), 50);
          setTimeout(() => resolve(false), 1_500);
        });
      },
      [SELECTOR, within, control] as const,
    )
    // The document went away under the question: something followed indeed.
    .catch(() => true);
  page.off('request', noteRequest);
  page.off('download', noteRequest);
  page.off('filechooser', noteRequest);
  return changed || asked || page.url() !== before;
}
