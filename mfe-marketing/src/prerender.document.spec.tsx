import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
// oxlint-disable-next-line no-restricted-imports -- a router without a browser, for tests only
import { createMemoryRouter } from 'react-router-dom';
import { RouterProvider } from '@clearcoat/sdk';
import { act } from '@clearcoat/testing';
import marketing from './module';
import pages from './pages';
import { knowAnswers } from './shared/known-answers';

/** React treats a post's HTML as opaque, whatever it is. */
jest.mock('marked', () => ({ marked: { parse: (text: string) => text } }));

const drawn = new Map<string, string>();
/** React hoists resource links before the page. */
const HOISTED = /^(<link [^>]*>)+/;

// A separate React, as at build time: two renderers running at once share one React's contexts.
beforeAll(() =>
  jest.isolateModulesAsync(async () => {
    const { default: draw } = await import('./prerender');
    for (const { path, answers } of pages) {
      drawn.set(path, (await draw(path, answers)).replace(HOISTED, ''));
    }
  }),
);

/** The live page has more wrappers around it than the prerendered one. */
const around = (router: ReturnType<typeof createMemoryRouter>) => (
  <StrictMode>
    <main>
      <RouterProvider router={router} />
    </main>
    <footer />
  </StrictMode>
);

it.each(pages)('$path goes on from what was drawn', async ({ path, answers = {} }) => {
  document.body.innerHTML = `<div><main>${drawn.get(path)}</main><footer></footer></div>`;
  const container = document.body.firstElementChild ?? document.body;
  const headings = container.querySelectorAll('h1, h2, button');
  const errors = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const onRecoverableError = jest.fn();
  knowAnswers(answers);
  const router = createMemoryRouter(marketing.routes, { initialEntries: [path] });
  const root = await act(async () => {
    const hydrated = hydrateRoot(container, around(router), { onRecoverableError });
    await new Promise((resolve) => setTimeout(resolve));
    return hydrated;
  });
  expect(errors.mock.calls).toEqual([]);
  expect(onRecoverableError.mock.calls).toEqual([]);
  expect([...container.querySelectorAll('h1, h2, button')]).toEqual([...headings]);
  act(() => root.unmount());
  errors.mockRestore();
});
