import { JSDOM } from 'jsdom';
import { quickStyle } from './quick-style.mjs';
import { trackTimers } from './timers.mjs';

const ADDRESS = 'http://localhost/';
/**
 * Globals that Node also has, but that documents accept only from their own window. All others
 * stay Node's.
 */
const OF_DOCUMENTS = [
  'DOMException',
  'Event',
  'EventTarget',
  'CustomEvent',
  'MessageEvent',
  'File',
];
/** Node's FormData captures the global `File` when first accessed, which has to be Node's own. */
void globalThis.FormData;
/** Names by which a window refers to itself. */
const ITSELF = ['window', 'self', 'top', 'parent', 'frames'];

let opened;

/** The one window of this process, since cached modules refer to it. */
function openWindow() {
  if (opened) return opened;
  opened = new JSDOM('<!doctype html>', { url: ADDRESS, pretendToBeVisual: true }).window;
  opened.getComputedStyle = quickStyle(opened.getComputedStyle.bind(opened));
  return opened;
}

/**
 * Empties the window and exposes its globals in Node.
 *
 * @returns empties the window and restores Node's globals, since the worker's next file may be a server's
 */
export function enterWindow() {
  const window = openWindow();
  empty(window);
  const properties = propertiesOf(window);
  const before = new Map(
    Object.keys(properties).map((name) => [
      name,
      Object.getOwnPropertyDescriptor(globalThis, name),
    ]),
  );
  Object.defineProperties(globalThis, properties);
  const stopTimers = trackTimers();
  return () => {
    stopTimers();
    empty(window);
    for (const [name, own] of before) {
      if (own) Object.defineProperty(globalThis, name, own);
      else delete globalThis[name];
    }
  };
}

function propertiesOf(window) {
  const names = [...namesOf(window)].map((name) => [name, propertyOf(window, name)]);
  const itself = ITSELF.map((name) => [name, { value: globalThis, configurable: true }]);
  // Node's own MessagePort would keep the process alive; jest-setup.ts has a simpler channel.
  const channel = { value: undefined, configurable: true, writable: true };
  return { ...Object.fromEntries([...names, ...itself]), MessageChannel: channel };
}

function namesOf(window) {
  const names = new Set(OF_DOCUMENTS);
  for (let level = window; level !== Object.prototype; level = Object.getPrototypeOf(level)) {
    for (const name of Object.getOwnPropertyNames(level)) {
      if (!(name in globalThis)) names.add(name);
    }
  }
  return names;
}

/**
 * Property that forwards to the window. Functions are bound to it, and stubs of a test are visible
 * everywhere.
 */
function propertyOf(window, name) {
  const isFunction = typeof window[name] === 'function' && /^[a-z]/.test(name);
  if (isFunction) {
    return { value: window[name].bind(window), configurable: true, writable: true };
  }
  return {
    configurable: true,
    get: () => window[name],
    set: (value) => {
      window[name] = value;
    },
  };
}

function empty({ document, history, localStorage, sessionStorage }) {
  document.head.replaceChildren();
  document.body.replaceChildren();
  for (const element of [document.documentElement, document.body]) {
    for (const { name } of [...element.attributes]) element.removeAttribute(name);
  }
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', ADDRESS);
}
