/** A control as a person finds it: role, name, and its ordinal among equal ones. */
export interface Control {
  role: string;
  name: string;
  ordinal: number;
  href: string | undefined;
  /** Reason why the control is disabled; undefined if it is enabled. */
  disabled: { reason: string } | undefined;
}

/** Crawler functions in the document, installed by {@link installInPage}. */
interface InPage {
  /**
   * Clickable controls in a part of the page. Of a list's rows only the first counts, and the
   * current choice (tab or page) is left out.
   */
  controls(scope: string): Control[];
  /** Controls and announcements as text: equal texts mean that a press changed nothing. */
  state(scope: string): string;
  /** Whether all of these controls exist and are enabled. */
  offers(scope: string, controls: readonly Control[]): boolean;
  /** Clicks, and returns whether anything changed; `gone` if the control is missing. */
  press(scope: string, control: Control): Promise<'changed' | 'same' | 'gone'>;
  /**
   * Navigates to another page client-side, as a link would; resolves once its heading is rendered.
   */
  go(place: string): Promise<void>;
}

declare global {
  interface Window {
    crawler: InPage;
  }
}

/**
 * Runs in each document before the document's own scripts, so it cannot use anything from outside.
 */
export function installInPage(): void {
  const SELECTOR =
    'a[href],button,[role="tab"],[role="switch"],[role="menuitem"],label:has(> input[type="radio"]),summary';
  const WAITED_MS = 1_500;
  const LONGEST_WAY_MS = 10_000;
  const WATCHED = { subtree: true, childList: true, attributes: true, characterData: true };

  const roleOf = (element: Element) =>
    element.getAttribute('role') ?? element.tagName.toLowerCase();
  const nameOf = (element: Element) =>
    (element.getAttribute('aria-label') ?? element.textContent ?? '').trim();
  const hrefOf = (element: Element) =>
    element instanceof HTMLAnchorElement ? element.href : undefined;
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
  // Rows of a link list (a menu, say) differ; rows of a list of appointments do not.
  const isLaterRow = (element: Element) => {
    const row = element.closest('tbody tr, ul > li, ol > li');
    const first = row?.parentElement?.querySelector(':scope > tr, :scope > li');
    return row && row !== first && row.querySelectorAll('button').length > 0;
  };
  const all = (scope: string) =>
    [...document.querySelectorAll(scope)]
      .flatMap((part) => [...part.querySelectorAll(SELECTOR)])
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .filter((element) => !element.closest('[inert]'));

  function disabledOf(element: Element): Control['disabled'] {
    const isDisabled =
      (element as HTMLButtonElement).disabled || element.getAttribute('aria-disabled') === 'true';
    if (!isDisabled) return undefined;
    const said = /: .+/.exec(nameOf(element))?.[0];
    const reasons = [describedBy(element), element.getAttribute('title'), said];
    return { reason: reasons.filter(Boolean).join(' ') };
  }

  function controls(scope: string): Control[] {
    const seen = new Map<string, number>();
    const found = all(scope).map((element) => {
      const [role, name] = [roleOf(element), nameOf(element)];
      const ordinal = seen.get(`${role} ${name}`) ?? 0;
      seen.set(`${role} ${name}`, ordinal + 1);
      const [href, disabled] = [hrefOf(element), disabledOf(element)];
      return { element, control: { role, name, ordinal, href, disabled } };
    });
    return found
      .filter(({ element }) => !isChosen(element) && !isLaterRow(element))
      .map(({ control }) => control);
  }

  const announced = () =>
    [...document.querySelectorAll('[role="status"],[role="alert"]')].map(nameOf);

  function find(scope: string, { role, name, ordinal, href }: Control): HTMLElement | undefined {
    const ofRole = all(scope).filter((element) => roleOf(element) === role);
    const words = (text: string) => text.replaceAll(/\d+/g, '#');
    const alike = ofRole.filter((candidate) => words(nameOf(candidate)) === words(name));
    // A link's name may change with the clock, so its address identifies it. Figures in a name may
    // also change.
    const element =
      ofRole.filter((candidate) => nameOf(candidate) === name)[ordinal] ??
      ofRole.find((candidate) => href !== undefined && hrefOf(candidate) === href) ??
      (alike.length === 1 ? alike[0] : undefined);
    return element instanceof HTMLElement ? element : undefined;
  }

  /**
   * Snapshot of everything noticeable in a page, without positions and sizes, which change while
   * loading.
   */
  function looks(): string {
    const fields = [...document.querySelectorAll('input')].map(({ value, checked }) => [
      value,
      checked,
    ]);
    const { theme } = document.documentElement.dataset;
    const markup = document.body.innerHTML.replaceAll(/ style="[^"]*"/g, '');
    return [document.title, location.href, window.scrollY, theme, markup, fields].join('\n');
  }

  function press(scope: string, control: Control) {
    const element = find(scope, control);
    if (!element) return Promise.resolve('gone' as const);
    const [focused, before] = [document.activeElement, looks()];
    return new Promise<'changed' | 'same'>((resolve) => {
      const end = (result: 'changed' | 'same') => {
        observer.disconnect();
        clearInterval(timer);
        clearTimeout(limit);
        resolve(result);
      };
      let isWorthLooking = true;
      const observer = new MutationObserver(() => (isWorthLooking = true));
      observer.observe(document, WATCHED);
      const look = () => {
        const hasMoved =
          document.activeElement !== focused || !before.includes(`\n${location.href}\n`);
        if (hasMoved || (isWorthLooking && looks() !== before)) end('changed');
        isWorthLooking = false;
      };
      const timer = setInterval(look, 25);
      const limit = setTimeout(() => end(looks() === before ? 'same' : 'changed'), WAITED_MS);
      element.click();
    });
  }

  const offers = (scope: string, wanted: readonly Control[]) =>
    wanted.every((control) => {
      const element = find(scope, control);
      return element !== undefined && !disabledOf(element);
    });
  const state = (scope: string) => JSON.stringify([controls(scope), announced()]);
  function go(place: string): Promise<void> {
    // The previous page stays until the next one's code and data are loaded.
    const before = document.querySelector('h1');
    return new Promise((resolve, reject) => {
      const look = () => {
        const heading = document.querySelector('h1');
        if (heading && heading !== before) end(resolve);
      };
      const end = (settle: () => void) => {
        observer.disconnect();
        clearTimeout(limit);
        settle();
      };
      const observer = new MutationObserver(look);
      observer.observe(document, WATCHED);
      const limit = setTimeout(() => end(reject), LONGEST_WAY_MS);
      history.pushState(null, '', place);
      dispatchEvent(new PopStateEvent('popstate'));
      look();
    });
  }
  window.crawler = { controls, state, offers, press, go };
}
