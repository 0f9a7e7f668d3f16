/* global document, location, matchMedia, navigator, sessionStorage */
/*
 * Inline script after the markup of prerendered pages. Their scripts wait until the visitor uses
 * the page, or until it has been idle for a while. `replay.ts` repeats what happened before.
 */
{
  /** By then a phone on a slow network has loaded the page itself. */
  const IDLE_MS = 3_000;
  const CONTROLS = 'a, button, input, textarea, label';

  const waiting = document.querySelector('script[data-src]');
  const stops = [];
  const place = () => location.pathname + location.search;
  const opened = place();
  const fields = [...document.querySelectorAll('#root :is(input, textarea)')];
  const problems = [];
  const early = {
    pressed: new Set(),
    isSwitch: ({ type }) => ['radio', 'checkbox'].includes(type),
    edited: () => fields.filter(isEdited),
    isUsed: () => early.pressed.size > 0 || fields.some(isEdited),
    isElsewhere: () => place() !== opened,
    tellProblems() {
      for (const event of problems.splice(0)) {
        (event.type === 'securitypolicyviolation' ? document : window).dispatchEvent(event);
      }
    },
    stop() {
      const wasRecording = window.earlyInput !== undefined;
      window.earlyInput = undefined;
      stops.forEach((stop) => stop());
      return wasRecording;
    },
    restore() {
      nameToggle('light');
      for (const element of document.querySelectorAll('#root [data-style]')) {
        element.style.cssText = element.dataset.style;
        element.removeAttribute('data-style');
      }
    },
  };
  let isLoading = false;

  /** A radio button that lost its check follows from the one that got it. */
  const isEdited = (field) =>
    early.isSwitch(field)
      ? field.checked !== field.defaultChecked && (field.checked || field.type === 'checkbox')
      : field.value !== field.defaultValue;

  const load = () => {
    if (isLoading) return;
    isLoading = true;
    for (const link of document.querySelectorAll('link[data-rel]')) link.rel = link.dataset.rel;
    const script = document.createElement('script');
    script.src = waiting.dataset.src;
    // Without a connection the next use tries again.
    script.onerror = () => (isLoading = false);
    document.head.append(script);
  };

  const onUse = ({ type, target }) => {
    if (type === 'keydown' || target.closest?.(CONTROLS)) load();
  };
  const onClick = (event) => {
    const button = event.target.closest?.('button');
    if (!button) return;
    // Neither the browser sends a form, nor React reacts to a press that is repeated later.
    event.preventDefault();
    event.stopImmediatePropagation();
    early.pressed.add(button);
    load();
  };
  const onProblem = (event) => {
    problems.push(event);
    load();
  };

  /** Pages whose scripts cannot wait: another content, or code of a dev server, was asked for. */
  const isUrgent = () => {
    const { varies = '' } = document.querySelector('#root').dataset;
    const query = new URLSearchParams(location.search);
    try {
      if (sessionStorage.getItem('clearcoat.mfe')) return true;
    } catch {
      // Without site data there is no dev server either.
    }
    return ['mfe', ...varies.split(' ')].some((name) => query.has(name));
  };

  /** The page is prerendered in the light theme. */
  const nameToggle = (theme = document.documentElement.dataset.theme) => {
    const name = `Switch to ${theme === 'dark' ? 'light' : 'dark'} theme`;
    for (const toggle of document.querySelectorAll('[title^="Switch to"]')) {
      toggle.title = name;
      toggle.setAttribute('aria-label', name);
    }
  };

  /** A remote looks up its style sheets by absolute URL, to load those that the page lacks. */
  const nameStyleSheets = () => {
    for (const sheet of document.head.querySelectorAll('link[href], [data-href]')) {
      const address = sheet.dataset.href ?? sheet.getAttribute('href');
      if (address?.startsWith('/remotes/')) sheet.dataset.href = location.origin + address;
    }
  };

  /** Controls are inert in the markup, for visitors without scripts. */
  const unlock = () => {
    for (const control of document.querySelectorAll('[data-waits]')) {
      for (const name of ['inert', 'readonly', 'data-waits']) control.removeAttribute(name);
    }
    nameToggle();
  };

  const whenIdle = () => {
    if (navigator.connection?.saveData) return;
    setTimeout(() => (window.requestIdleCallback ?? setTimeout)(load), IDLE_MS);
  };

  const listen = (types, take, { capture = false, on = window } = {}) => {
    for (const type of types) {
      on.addEventListener(type, take, capture);
      stops.push(() => on.removeEventListener(type, take, capture));
    }
  };

  if (waiting) {
    window.earlyInput = early;
    listen(['pointerover', 'pointerdown', 'focusin', 'keydown', 'dragenter'], onUse, {
      capture: true,
    });
    listen(['click'], onClick, { capture: true });
    listen(['popstate'], () => early.isElsewhere() && load());
    listen(['error', 'unhandledrejection', 'securitypolicyviolation'], onProblem);
    listen(['change'], () => nameToggle(), { on: matchMedia('(prefers-color-scheme: dark)') });
    listen(['load'], whenIdle);
    nameStyleSheets();
    unlock();
    if (isUrgent()) load();
  }
}
