/* global document, location, matchMedia, navigator, requestIdleCallback, sessionStorage */
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
  const early = {
    place: place(),
    pressed: new Set(),
    problems: [],
    stop: () => stops.forEach((stop) => stop()),
    asPrerendered: () => nameToggle('light'),
  };
  let isLoading = false;

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
    early.problems.push(event);
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
    listen(['popstate'], () => place() !== early.place && load());
    listen(['error', 'unhandledrejection', 'securitypolicyviolation'], onProblem);
    listen(['change'], () => nameToggle(), { on: matchMedia('(prefers-color-scheme: dark)') });
    listen(['load'], whenIdle);
    unlock();
    if (isUrgent()) load();
  }
}
