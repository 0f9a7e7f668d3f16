import { JSDOM } from 'jsdom';
import { quickStyle } from '../native/quick-style.mjs';

const NAMES = ['display', 'visibility', 'pointer-events', 'color'];
const PAGE = `
  <main><p>Text <b>bold</b></p><p hidden>none</p><p hidden style="display: grid">shown</p></main>
  <div style="visibility: hidden"><a href="/">no</a><i style="visibility: visible">yes</i></div>
  <div style="pointer-events: none"><button>no</button><i>no</i></div>
  <details><summary>More</summary><p>Rest</p></details><details open><p>Rest</p></details>
  <dialog>closed</dialog><dialog open>open</dialog><input type="hidden"><input type="text">
  <table><tbody><tr><td>1</td></tr></tbody></table><svg><path d="M0 0"/></svg><template></template>
  <p style="opacity: 0.5; display: none">none</p><script type="text/plain"></script>`;

it.each([
  ['without a style sheet', ''],
  ['with one', '<style>b { display: none } i { visibility: hidden }</style>'],
])('says of every element what jsdom computes, %s', (_where, sheet) => {
  const { window } = new JSDOM(`<!doctype html>${sheet}${PAGE}`);
  const compute = (element: Element) => window.getComputedStyle(element);
  const quick = quickStyle(compute);
  for (const element of window.document.querySelectorAll('*')) {
    const said = (style: CSSStyleDeclaration) => [
      element.outerHTML,
      ...NAMES.map((name) => style.getPropertyValue(name)),
      style.display,
      style.visibility,
      style.pointerEvents,
      style.opacity,
    ];
    expect(said(quick(element))).toEqual(said(compute(element)));
  }
});
