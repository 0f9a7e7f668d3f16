import { transform, type Selector, type SelectorComponent } from 'lightningcss';

type Nested = SelectorComponent & { selectors?: Selector[] | Selector | null };

/** A selector component and the ones nested in it: `:is(.a, .b)`, `:not(.c)`. */
function within(component: SelectorComponent): SelectorComponent[] {
  const { selectors } = component as Nested;
  if (!Array.isArray(selectors)) return [component];
  const lists = (Array.isArray(selectors[0]) ? selectors : [selectors]) as Selector[];
  return [component, ...lists.flat().flatMap(within)];
}

const describe = (selector: Selector) =>
  selector
    .map((part) => {
      if (part.type === 'class') return `.${part.name}`;
      if (part.type === 'id') return `#${part.name}`;
      if (part.type === 'type') return part.name;
      if (part.type === 'universal') return '*';
      if (part.type === 'combinator') return part.value === 'descendant' ? ' ' : ' > ';
      return part.type === 'pseudo-class' ? `:${part.kind}` : part.type;
    })
    .join('');

/** `[data-style=…]` replaces an inline style and may match any element (inline-styles.ts). */
const isInline = ([part, ...others]: Selector) =>
  part?.type === 'attribute' && part.name === 'data-style' && others.length === 0;

function isStray(selector: Selector, prefix: string): boolean {
  if (isInline(selector)) return false;
  const parts = selector.flatMap(within);
  const classes = parts.filter((part) => part.type === 'class').map(({ name }) => name);
  const isNested = parts.some((part) => part.type === 'nesting');
  if (classes.some((name) => !name.startsWith(prefix))) return true;
  return classes.length === 0 && !isNested;
}

/**
 * Selectors of a style sheet that match elements outside the app: a class without its prefix, or
 * no class at all (`h1`, `:root`, `*`).
 *
 * @param css - the emitted style sheet
 * @param name - the app, whose name is the prefix of its classes
 * @example strayStyles('h1{margin:0}.crm-a>p{margin:0}', 'crm') // ['h1']
 */
export function strayStyles(css: string, name: string): string[] {
  const stray: string[] = [];
  transform({
    filename: `${name}.css`,
    code: Buffer.from(css),
    visitor: {
      Rule: {
        style(rule) {
          for (const selector of rule.value.selectors) {
            if (isStray(selector, `${name}-`)) stray.push(describe(selector));
          }
        },
        keyframes(rule) {
          const { value } = rule.value.name;
          if (!value.startsWith(`${name}-`)) stray.push(`@keyframes ${value}`);
        },
      },
    },
  });
  return stray;
}
