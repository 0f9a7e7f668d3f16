import { expect, type Page } from '@playwright/test';
import { Stillness } from '../support/still';
import { watchPage } from '../support/test';
import { installInPage, type Control } from './in-page';

export const CHROME = 'header, aside, footer';
export const OWN = 'main, [role="dialog"], [data-assistant-opener]';
const MODAL = '[role="dialog"][aria-modal="true"]';
/** Background requests of a page, which are no reaction to a press. */
const POLLS =
  /^\/$|\/registry\/remotes\.json|\/api\/(notifications|client-reports|conversations|assistant\/brief|dashboard|platform\/releases)\b/;
/** A page in another layout, so that nothing of the previous page stays mounted. */
const ELSEWHERE = '/no-such-page';
const BROKEN = /This page ran into a problem|isn't loading|Unexpected Application Error/;

/**
 * Pages of one record each, with the API call for the record. Only the first page of a kind is
 * crawled; for the others only the record's existence is checked.
 */
const RECORDS: [RegExp, (id: string) => string][] = [
  [/^\/appointments\/edit\/([^/]+)$/, (id) => `/api/appointments/${id}`],
  [/^\/appointments\/([\da-f]{8}-[\da-f-]{27})$/, (id) => `/api/appointments/${id}`],
  [/^\/appointments\?view=day&date=([\d-]+)$/, (day) => `/api/calendar?from=${day}&to=${day}`],
  // The new-appointment form of a day, which loads that day's calendar.
  [
    /^\/appointments\/new\?date=([\d-]+)(?:&crewId=[\da-f-]+)?$/,
    (day) => `/api/calendar?from=${day}&to=${day}`,
  ],
  [/^\/contacts\/([\da-f]{8}-[\da-f-]{27})$/, (id) => `/api/contacts/${id}`],
  [/^\/contacts\/messages\/([\da-f]{8}-[\da-f-]{27})$/, (id) => `/api/conversations/${id}`],
  [/^\/handbook\/([^/]+)$/, (slug) => `/api/handbook/${slug}`],
];

const CHOICES = new Set(['tab', 'label']);
/** Pressed last, because the row's other buttons disappear with it. */
const TAKES_AWAY = /^(?:Delete|Remove) /;

/** Brings a person to a page, for example by signing in. */
export type Arrive = (page: Page) => Promise<void>;

/**
 * Key that identifies the same control for other people and after other presses; ids are ignored.
 */
export const keyOf = ({ role, name, href, disabled }: Control): string =>
  JSON.stringify([role, name, href?.replaceAll(/[\da-f]{8}-[\da-f-]{27}/g, ':id'), disabled]);

const pathOf = (url: string) => new URL(url).pathname;
const placeOf = (url: string) => pathOf(url) + new URL(url).search;

/** Controls that need not be pressed again on any page. */
export class Known {
  readonly links = new Set<string>();
  readonly choices = new Set<string>();

  /**
   * @param screens pages that are crawled by themselves, so links to them are followed only from
   *   the frame around the pages
   */
  constructor(readonly screens: readonly string[]) {}
}

/** One page of one person, whose controls are pressed one after the other. */
export class Crawl {
  private readonly stillness: Stillness;
  private somethingAsked = false;
  private readonly watch: ReturnType<typeof watchPage>;
  private path = '';
  private url = '';
  private within = OWN;

  private constructor(
    readonly page: Page,
    private readonly arrive: Arrive,
    readonly known: Known,
  ) {
    this.stillness = new Stillness(page);
    this.watch = watchPage(page);
    // Pressing everything causes refused requests, which are not the subject here.
    this.watch.expectFailures(/^4\d\d: |Failed to load resource|^failed: /);
    page.on('request', (request) => {
      const isPoll = request.method() === 'GET' && POLLS.test(new URL(request.url()).pathname);
      if (!isPoll) this.somethingAsked = true;
    });
    page.on('download', () => (this.somethingAsked = true));
    page.on('filechooser', () => (this.somethingAsked = true));
    page.on('popup', (popup) => {
      this.somethingAsked = true;
      void popup.close();
    });
    page.on('crash', () => this.watch.problems.push('the tab crashed'));
    // Accepts 'Leave this page?'.
    page.on('dialog', (dialog) => void dialog.accept());
  }

  static async start(page: Page, arrive: Arrive, known: Known): Promise<Crawl> {
    await page.addInitScript(installInPage);
    await arrive(page);
    return new Crawl(page, arrive, known);
  }

  /** Signs in again, in a browser without stored state. */
  async startAnew(): Promise<void> {
    await this.page
      .evaluate(() => {
        localStorage.clear();
        sessionStorage.clear();
      })
      .catch(() => undefined);
    await this.page.context().clearCookies();
    await this.arrive(this.page);
  }

  /** Opens a page by its address, or with `by: 'link'` from another page of the product. */
  async visit(path: string, { by = 'address' }: { by?: 'address' | 'link' } = {}): Promise<void> {
    this.path = path;
    if (by === 'address' || !(await this.show())) await this.open();
    this.url = this.page.url();
  }

  /** Console messages, exceptions and failed requests since the last call. */
  problems(): string[] {
    return this.watch.problems.splice(0);
  }

  /** Clickable controls in a part of the open page, once the page is stable. */
  async controls(part: string): Promise<Control[]> {
    await this.stillness.reached();
    // A modal dialog blocks the page, so only the dialog's controls count.
    const isModal = part === OWN && (await this.page.locator(MODAL).isVisible());
    this.within = isModal ? MODAL : part;
    return this.page.evaluate((scope) => window.crawler.controls(scope), this.within);
  }

  /** Dead controls of the open page: they do nothing, or are disabled without a reason. */
  async dead(controls: Control[]): Promise<string[]> {
    const found: string[] = [];
    const pristine = await this.state();
    // Links first, before any changes trigger an unsaved-changes question.
    const isLink = ({ href }: Control) => href !== undefined;
    const links = controls.filter(isLink);
    const others = controls
      .filter((each) => !isLink(each) && this.isNewChoice(each))
      .sort(
        (one, other) => Number(TAKES_AWAY.test(one.name)) - Number(TAKES_AWAY.test(other.name)),
      );
    const followed = links.filter((link) => this.isNew(link));
    const records = followed.filter((link) => this.isAnotherRecord(link));
    found.push(...(await this.missing(records)));
    const pressed = [...followed.filter((link) => !records.includes(link)), ...others];
    for (const [index, control] of pressed.entries()) {
      const problem = control.disabled
        ? control.disabled.reason || 'is disabled without a reason'
        : await this.problemWith(control);
      if (problem && problem !== control.disabled?.reason) {
        found.push(`${control.role} '${control.name}' (${control.ordinal}) ${problem}`);
      }
      const rest = pressed.slice(index + 1).filter(({ disabled }) => !disabled);
      if (!control.disabled && rest.length > 0) await this.comeBack(pristine, control, rest);
    }
    return found;
  }

  /** Links to other programs (mail, telephone) would leave the browser. */
  private isNew({ href = '' }: Control): boolean {
    const isHere = href.startsWith(new URL(this.url).origin) && href !== this.url;
    const isScreen = isHere && this.known.screens.includes(placeOf(href)) && this.within !== CHROME;
    if (!isHere || isScreen || this.known.links.has(href)) return false;
    this.known.links.add(href);
    return true;
  }

  /**
   * Whether a choice (tab, view) is new: each is pressed on the first screen that has it. Other
   * controls are pressed on every screen.
   */
  private isNewChoice({ role, name, disabled }: Control): boolean {
    if (disabled || !CHOICES.has(role)) return true;
    const choice = JSON.stringify([pathOf(this.url), role, name]);
    if (this.known.choices.has(choice)) return false;
    this.known.choices.add(choice);
    return true;
  }

  /** Whether the link leads to a further record of a kind whose page was already crawled. */
  private isAnotherRecord({ href = '' }: Control): boolean {
    const pattern = RECORDS.find(([each]) => each.test(placeOf(href)))?.[0];
    if (!pattern) return false;
    return [...this.known.links].find((each) => pattern.test(placeOf(each))) !== href;
  }

  /** Links to records that do not exist. */
  private async missing(links: readonly Control[]): Promise<string[]> {
    const missing: string[] = [];
    // One after the other over one connection: parallel requests open one each, which takes ten
    // times as long.
    for (const { name, href = '' } of links) {
      const path = placeOf(href);
      const [pattern, call] = RECORDS.find(([each]) => each.test(path)) ?? [];
      const id = pattern?.exec(path)?.[1] ?? '';
      const answer = call && (await this.page.request.get(call(id)));
      if (!answer?.ok()) missing.push(`a '${name}' leads to ${path}: ${answer?.status()}`);
    }
    return missing;
  }

  private async problemWith(control: Control): Promise<string | undefined> {
    if (!(await this.press(control))) {
      await this.open();
      if (!(await this.press(control))) return 'does nothing';
    }
    const arrives = await this.stillness.reached().then(
      () => true,
      () => false,
    );
    if (!arrives) return 'leads to no page with a heading';
    const problems = this.problems();
    if (problems.length > 0) return `has errors: ${problems.join(', ')}`;
    const said = await this.page.locator('body').innerText();
    return BROKEN.test(said) ? 'breaks the page' : undefined;
  }

  /** Presses a control without the pointer, because hovering would change the page. */
  private async press(control: Control): Promise<boolean> {
    // Fills a dialog's text field, so that 'Clear' has something to clear.
    const field = this.page.locator(`${MODAL} input[type="text"]:enabled`).first();
    if (this.within === MODAL && (await field.isVisible())) await field.fill('Sam');
    this.somethingAsked = false;
    const args = [this.within, control] as const;
    const result = await this.page
      .evaluate(([scope, pressed]) => window.crawler.press(scope, pressed), args)
      // The document was replaced during the call; the result is checked afterwards.
      .catch((error: Error) => {
        if (/context was destroyed|navigat/.test(error.message)) return 'changed';
        throw error;
      });
    return result !== 'gone' && (result === 'changed' || this.somethingAsked);
  }

  /**
   * Returns to a page where the remaining controls can be pressed: by nothing if nothing changed,
   * else by Back, Escape, client-side navigation or a reload. A changed choice keeps the remaining
   * controls in place.
   */
  private async comeBack(
    pristine: string,
    { href }: Control,
    rest: readonly Control[],
  ): Promise<void> {
    const isHere = () => pathOf(this.page.url()) === pathOf(this.url);
    const isBack = async () =>
      this.page.url() === this.url && (await this.state().catch(() => '')) === pristine;
    const isReady = async () => (await isBack()) || (isHere() && (await this.offers(rest)));
    if (await isBack()) return;
    if (isHere()) await this.page.keyboard.press('Escape');
    else if (href) await this.page.goBack({ waitUntil: 'commit' }).catch(() => undefined);
    if (isHere()) {
      await this.stillness.reached().catch(() => undefined);
      if (await isReady()) return;
    }
    if ((await this.show()) && (await isReady())) return;
    await this.open();
    if (this.page.url() === this.url) return;
    await this.arrive(this.page);
    await this.open();
  }

  /** Whether all these controls can be pressed on the page as it is. */
  private async offers(controls: readonly Control[]): Promise<boolean> {
    const isBehind = this.within !== MODAL && (await this.page.locator(MODAL).isVisible());
    if (isBehind) return false;
    return this.page
      .evaluate(([scope, wanted]) => window.crawler.offers(scope, wanted), [
        this.within,
        controls,
      ] as const)
      .catch(() => false);
  }

  private state(): Promise<string> {
    return this.page.evaluate((scope) => window.crawler.state(scope), this.within);
  }

  /** Shows the page again within the current document; returns whether that was possible. */
  private async show(): Promise<boolean> {
    const places = [ELSEWHERE, this.path];
    if (this.path === ELSEWHERE) return false;
    try {
      for (const place of places) {
        await this.page.evaluate((next) => window.crawler.go(next), place);
        await this.stillness.reached();
      }
      return true;
    } catch {
      return false;
    }
  }

  /** Reloads the page. A pending press may interrupt the load, so it is retried. */
  private async open(): Promise<void> {
    await expect(() => this.stillness.open(this.path)).toPass({ intervals: [200] });
  }
}
