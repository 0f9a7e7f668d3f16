/**
 * The policy keeps styles out of markup. They wait in an attribute of their own, which a style sheet
 * knows; before React takes a page over, the shell makes styles of them again.
 */

const STYLE = / style="([^"]*)"/g;
const ENTITIES: Record<string, string> = { '&quot;': '"', '&#x27;': "'", '&amp;': '&' };
const plain = (text: string) => text.replace(/&[^;]+;/g, (entity) => ENTITIES[entity] ?? entity);

/** Collects the styles that stand in markup. */
export class InlineStyles {
  readonly #styles = new Set<string>();

  /** The markup with attributes instead that no policy is about. */
  take(html: string): string {
    return html.replace(STYLE, (_attribute, style: string) => {
      this.#styles.add(plain(style));
      return ` data-style="${style}"`;
    });
  }

  /** The style sheet that shows them where no scripts run. */
  css(): string {
    return [...this.#styles]
      .map((style) => `[data-style="${style.replace(/["\\]/g, '\\$&')}"]{${style}}`)
      .join('\n');
  }
}
