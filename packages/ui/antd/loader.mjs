/**
 * Replaces antd's runtime styles by extracted ones: the code that builds a sheet is removed, and
 * the script imports the sheet. Requires `zeroRuntime` in the theme.
 */
import { parse } from 'acorn';
import { fileURLToPath } from 'node:url';
import { styleSheetOf } from './extract.mjs';

const MAKERS = ['genStyleHooks', 'genSubStyleComponent', 'genComponentStyleHook'];
const SHEET = fileURLToPath(import.meta.resolve('./sheet-loader.mjs'));
/** Base sheets that every other sheet needs, with the module that all of them import. */
const BASE = ['ant-design-icons', 'Shared'];
const HELPERS = /theme[\\/]util[\\/]genStyleUtils\.js$/;

/** Calls that register a style: `genStyleHooks(name, makeStyles, …)`. */
function* registrations(node) {
  if (!node || typeof node !== 'object') return;
  if (node.type === 'CallExpression' && MAKERS.includes(node.callee.name)) yield node;
  for (const value of Object.values(node)) {
    if (Array.isArray(value)) for (const each of value) yield* registrations(each);
    else yield* registrations(value);
  }
}

/** antd's name for the sheet: 'Button' → 'Button-Button', ['Input', 'Shared'] → 'Input-Shared'. */
function nameOf({ type, value, elements }) {
  const parts = type === 'ArrayExpression' ? elements.map((each) => each.value) : [value, value];
  return parts.join('-');
}

export default function putStyleSheets(source) {
  const names = HELPERS.test(this.resourcePath) ? [...BASE] : [];
  const program = parse(source, { ecmaVersion: 'latest', sourceType: 'module' });
  let script = source;
  // From last to first, so that earlier positions stay valid.
  for (const {
    arguments: [name, makeStyles],
  } of [...registrations(program)].reverse()) {
    names.unshift(nameOf(name));
    script = `${script.slice(0, makeStyles.start)}() => []${script.slice(makeStyles.end)}`;
  }
  const sheets = names.map((name) => {
    styleSheetOf(name);
    const request = `antd-${name}.css!=!${SHEET}?${name}!${this.resourcePath}`;
    return `import ${JSON.stringify(this.utils.contextify(this.context, request))};\n`;
  });
  return `${sheets.join('')}${script}`;
}
