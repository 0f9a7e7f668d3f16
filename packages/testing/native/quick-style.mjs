/** What an element has by its kind alone, as jsdom computed it for the first of that kind. */
const displays = new Map();

function displayOf(element, compute) {
  const own = element.style?.display;
  if (own) return own;
  if (element.hasAttribute('hidden')) return 'none';
  const { localName, parentElement } = element;
  // Whether it is open decides what of it is shown.
  if (parentElement?.localName === 'details') return compute(element).display;
  const kind = [localName, element.getAttribute('type'), element.hasAttribute('open')].join(' ');
  const known = displays.get(kind) ?? compute(element).display;
  displays.set(kind, known);
  return known;
}

/** Of a property that children have from their parents. */
const inherited = (name, initial) => (element) => {
  for (let each = element; each; each = each.parentElement) {
    const own = each.style?.[name];
    if (own && own !== 'inherit') return own;
  }
  return initial;
};

/** What queries by role and the pointer ask of every element and all that it is in. */
const QUICK = {
  display: displayOf,
  visibility: inherited('visibility', 'visible'),
  pointerEvents: inherited('pointerEvents', 'auto'),
};

/**
 * A `getComputedStyle` for tests: jsdom tries its own sheet's hundred rules on each element that is
 * asked about, an eighth of the front ends' tests. Where a document has no sheet, whether something is
 * shown follows from what stands on the elements themselves; all else jsdom computes once it is read.
 *
 * @param {(element: Element) => CSSStyleDeclaration} compute - jsdom's own
 */
export const quickStyle = (compute) => (element) => {
  let computed;
  const all = () => (computed ??= compute(element));
  const isPlain = element.isConnected && element.ownerDocument.styleSheets.length === 0;
  const quick = (name) =>
    isPlain && Object.hasOwn(QUICK, name) ? QUICK[name](element, compute) : undefined;
  const getPropertyValue = (name) => quick(name) ?? all().getPropertyValue(name);
  return new Proxy(
    {},
    {
      get(_target, name) {
        if (name === 'getPropertyValue') return getPropertyValue;
        const known = quick(name) ?? all()[name];
        return typeof known === 'function' ? known.bind(all()) : known;
      },
    },
  );
};
