import '@testing-library/jest-dom';
import { act, configure } from '@testing-library/react';
import * as React from 'react';
import { dismissToast } from '@clearcoat/sdk';
import { outbox } from '@clearcoat/sdk/query';
import { toBeAccessible } from './accessibility';
import { server } from './server';

expect.extend({ toBeAccessible });
// Browsers may be tested beside this.
configure({ asyncUtilTimeout: 10_000 });

/**
 * React keeps a stack trace for each element that it makes, up to ten thousand a second: of which a test's
 * failure tells nothing, and a tenth of the front ends' tests.
 */
const { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: internals } =
  React as unknown as Record<string, object>;
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
  get: () => Number.POSITIVE_INFINITY,
  set: () => undefined,
  configurable: true,
});

// jsdom has no layout: a wide window unless a test says otherwise, and nothing to observe or scroll.
window.matchMedia = (query: string): MediaQueryList =>
  ({
    matches: /min-width/.test(query),
    media: query,
    onchange: null,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    addListener: () => undefined,
    removeListener: () => undefined,
    dispatchEvent: () => false,
  }) satisfies MediaQueryList;
window.scrollTo = () => undefined;
Element.prototype.scrollTo = () => undefined;
/** As browsers do since they answer a promise. */
Object.assign(Element.prototype, { scrollIntoView: () => Promise.resolve() });
window.ResizeObserver = class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
window.IntersectionObserver = class {
  readonly root = null;
  readonly rootMargin = '';
  readonly scrollMargin = '';
  readonly thresholds = [];
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return [];
  }
};
/** antd's forms batch their work over a channel, which jsdom lacks. Node's own would keep jest open. */
window.MessageChannel ??= class {
  readonly port1 = { onmessage: null } as unknown as MessagePort;
  readonly port2 = {
    postMessage: () => setTimeout(() => void this.port1.onmessage?.(new MessageEvent('message'))),
  } as unknown as MessagePort;
};

/** Drawing pages ahead is Node's work, which has it. */
globalThis.setImmediate ??= ((work: () => void) => setTimeout(work)) as never;

/** jsdom knows neither pseudo-elements nor canvases, and reports every question about them. */
const computedStyle = window.getComputedStyle.bind(window);
window.getComputedStyle = (element) => computedStyle(element);
HTMLCanvasElement.prototype.getContext = () => null;

/** What a test asked for and has no handler to answer: it would look at an error without knowing. */
const unhandled: string[] = [];
beforeAll(() =>
  server.listen({
    onUnhandledRequest: ({ method, url }, print) => {
      unhandled.push(`${method} ${new URL(url).pathname}`);
      print.error();
    },
  }),
);
afterEach(async () => {
  await act(async () => {
    dismissToast();
    await outbox.clear();
  });
  server.resetHandlers();
  localStorage.clear();
  sessionStorage.clear();
  expect(unhandled.splice(0)).toEqual([]);
});
afterAll(() => server.close());
