/** The policy keeps styles out of markup, and nothing sets them where no scripts run: they become classes. */

const STYLED = /<([a-z][\w-]*)([^<>]*?) style="([^"]*)"([^<>]*)>/g;
const QUOTE = /&quot;|&#x27;/g;

/** Collects the styles that stand in markup, and gives each a class. */
export class InlineStyles {
  readonly #classes = new Map<string, string>();

  /** @param prefix - begins every class, as it does those of the app's own style sheets */
  constructor(private readonly prefix: string) {}

  /** The markup with classes instead. */
  take(html: string): string {
    return html.replace(
      STYLED,
      (_tag, name: string, before: string, style: string, after: string) => {
        const attributes = before + after;
        const own = this.#classOf(style);
        return attributes.includes(' class="')
          ? `<${name}${attributes.replace(' class="', ` class="${own} `)}>`
          : `<${name} class="${own}"${attributes}>`;
      },
    );
  }

  #classOf(style: string): string {
    const known = this.#classes.get(style) ?? `${this.prefix}-inline-${this.#classes.size}`;
    this.#classes.set(style, known);
    return known;
  }

  /** The style sheet of the classes. */
  css(): string {
    return [...this.#classes]
      .map(([style, name]) => `.${name}{${style.replace(QUOTE, "'")}}`)
      .join('\n');
  }
}
