/**
 * The policy forbids inline styles. They move to an attribute that a style sheet matches; before
 * hydration the shell turns them into styles again.
 */

const STYLE = / style="([^"]*)"/g;
const ENTITIES: Record<string, string> = { '&quot;': '"', '&#x27;': "'", '&amp;': '&' };
const plain = (text: string) => text.replace(/&[^;]+;/g, (entity) => ENTITIES[entity] ?? entity);

/** Collects inline styles from markup. */
export class InlineStyles {
  readonly #styles = new Set<string>();

  /** Markup with its inline styles moved to data attributes. */
  take(html: string): string {
    return html.replace(STYLE, (_attribute, style: string) => {
      this.#styles.add(plain(style));
      return ` data-style="${style}"`;
    });
  }

  /** Style sheet for those attributes, for pages without scripts. */
  css(): string {
    return [...this.#styles]
      .map((style) => `[data-style="${style.replace(/["\\]/g, '\\$&')}"]{${style}}`)
      .join('\n');
  }
}
