import { act, cleanup } from '@testing-library/react';
import { http, HttpResponse, type JsonBodyType } from 'msw';
import type { RouteObject, SlotHost } from '@clearcoat/sdk';
import { renderRoutes } from '../render';
import { server } from '../server';
import {
  answerOf,
  exampleOf,
  readAs,
  templateOf,
  variantsOf,
  type Schema,
  type Variant,
} from './variants';

/** A page and its test data. */
export interface OddPage {
  routes: RouteObject[];
  path: string;
  slots?: SlotHost;
  /** The page's main answer, whose fields are also varied in pairs. By its path in openapi.json. */
  subject?: string | undefined;
  /** Answers that need more than an example, by their path in openapi.json. */
  answers?: Readonly<Record<string, unknown>>;
}

let open = 0;
const asked = new Set<string>();

/** Answers and records every read; by an example, unless `answers` has one. */
function answerAll(answers: Readonly<Record<string, unknown>>): void {
  const answer =
    (method: string) =>
    ({ request }: { request: Request }) => {
      const template = templateOf(new URL(request.url).pathname) ?? '';
      const schema = answerOf(template, method);
      if (method === 'get') asked.add(template);
      const value = template in answers ? answers[template] : schema && exampleOf(schema);
      return HttpResponse.json(value as JsonBodyType);
    };
  server.use(
    http.get('/api/*', answer('get')),
    http.post('/api/*', answer('post')),
    http.put('/api/*', answer('put')),
  );
}

server.events.on('request:start', () => void (open += 1));
server.events.on('request:end', () => void (open -= 1));

const turn = () => act(() => new Promise((resolve) => setTimeout(resolve)));

/** Waits until nothing is loading and everything is rendered. */
async function settled(): Promise<void> {
  for (let quiet = 0, turns = 0; quiet < 3 && turns < 60; turns += 1) {
    await turn();
    quiet = open > 0 ? 0 : quiet + 1;
  }
}

/** Words that must never be visible. */
const NONSENSE = /undefined|\bNaN\b|\[object Object\]|Invalid Date\b|Infinity|\bnull\b/;
const BROKEN = /Unexpected Application Error|Something went wrong|isn't loading/;

const reasonOf = (thrown: readonly unknown[]): string | undefined => {
  const text = document.body.textContent ?? '';
  const words = BROKEN.exec(text) ?? NONSENSE.exec(text);
  const shown = words && `shows '${text.slice(Math.max(0, words.index - 40), words.index + 160)}'`;
  return thrown.length > 0 ? `throws ${thrown.map(String).join('; ')}` : (shown ?? undefined);
};

/** @returns why the page failed with these answers, or undefined */
async function failureOf(page: OddPage, answers: Readonly<Record<string, unknown>>) {
  server.resetHandlers();
  // An aborted request never ends.
  open = 0;
  const thrown: unknown[] = [];
  const note = (event: ErrorEvent) => thrown.push(event.error);
  window.addEventListener('error', note);
  const rejected = (reason: unknown) => thrown.push(reason);
  process.on('unhandledRejection', rejected);
  const options = { path: page.path, ...(page.slots && { slots: page.slots }) };
  answerAll({ ...page.answers, ...answers });
  await renderRoutes(page.routes, options);
  await settled();
  const failure = reasonOf(thrown);
  window.removeEventListener('error', note);
  process.off('unhandledRejection', rejected);
  cleanup();
  return failure;
}

/** Paths in openapi.json that a page reads. */
async function readsOf(page: OddPage): Promise<string[]> {
  asked.clear();
  const failure = await failureOf(page, {});
  if (failure) throw new Error(`${page.path} fails with whole answers: it ${failure}`);
  return [...asked].filter((path) => path && path !== '/api/session');
}

/** Variants without those that read like an earlier one. */
function distinct(schema: Schema, variants: readonly Variant[]): Variant[] {
  const byReading = new Map<string, Variant>();
  for (const variant of variants) {
    const reading = JSON.stringify(readAs(schema, variant.value));
    if (!byReading.has(reading)) byReading.set(reading, variant);
  }
  return [...byReading.values()];
}

/**
 * Renders a page with every variant of every answer that it reads.
 *
 * @param specs - further variants by path, such as only the SPEC's fields
 * @returns the variants that break the page or make it show nonsense
 * @example expect(await failuresOf({ routes: insights.routes, path: '/revenue' })).toEqual([]);
 */
export async function failuresOf(
  page: OddPage,
  specs: Readonly<Record<string, unknown>> = {},
): Promise<string[]> {
  const quiet = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const failures: string[] = [];
  for (const path of await readsOf(page)) {
    const schema = answerOf(path);
    if (!schema) continue;
    const spec: Variant[] = path in specs ? [{ label: 'of the SPEC', value: specs[path] }] : [];
    for (const { label, value } of distinct(schema, [
      ...spec,
      ...variantsOf(schema, { base: page.answers?.[path], byPairs: path === page.subject }),
    ])) {
      const failure = await failureOf(page, { [path]: value });
      if (failure) failures.push(`${page.path}, ${path}, ${label}: ${failure}`);
    }
  }
  quiet.mockRestore();
  return failures;
}
