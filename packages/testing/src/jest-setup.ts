import '@testing-library/jest-dom';
import { act, configure } from '@testing-library/react';
import * as React from 'react';
import { dismissToast } from '@clearcoat/sdk';
import { outbox } from '@clearcoat/sdk/offline';
import { toBeAccessible } from './accessibility';
import { server } from './server';

expect.extend({ toBeAccessible });
// Browser tests may run in parallel.
configure({ asyncUtilTimeout: 10_000 });

/**
 * React keeps a stack trace for up to ten thousand elements a second. Test failures do not use
 * them, and they take a tenth of the front ends' test time.
 */
const { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: internals } =
  React as unknown as Record<string, object>;
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
  get: () => Number.POSITIVE_INFINITY,
  set: () => undefined,
  configurable: true,
});

// jsdom has no layout: a wide window unless a test says otherwise, and nothing to observe or
// scroll.
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
/** Browsers return a promise here. */
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
/** jsdom has no server-sent events. */
window.EventSource = class extends EventTarget {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static readonly CLOSED = 2;
  readonly readyState = 0;
  close() {}
} as unknown as typeof EventSource;
/**
 * antd's forms batch their work over a channel, which jsdom lacks. Node's own would keep jest
 * running.
 */
window.MessageChannel ??= class {
  readonly port1 = { onmessage: null } as unknown as MessagePort;
  readonly port2 = {
    postMessage: () => setTimeout(() => void this.port1.onmessage?.(new MessageEvent('message'))),
  } as unknown as MessagePort;
};

/** Prerendering runs in Node, which has it. */
globalThis.setImmediate ??= ((work: () => void) => setTimeout(work)) as never;

/** jsdom supports neither pseudo-elements nor canvases, and logs every access. */
const computedStyle = window.getComputedStyle.bind(window);
window.getComputedStyle = (element) => computedStyle(element);
HTMLCanvasElement.prototype.getContext = () => null;

/**
 * Requests without a handler. They fail the test, which would otherwise see an error page
 * unknowingly.
 */
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
