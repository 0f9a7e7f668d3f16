import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
// oxlint-disable-next-line no-restricted-imports -- a router without a browser, for tests only
import { createMemoryRouter } from 'react-router-dom';
import { RouterProvider } from '@clearcoat/sdk';
import { act } from '@clearcoat/testing';
import marketing from './module';
import pages from './pages';
import { knowAnswers } from './shared/known-answers';

/** What the posts say is one piece to React, whatever it is. */
jest.mock('marked', () => ({ marked: { parse: (text: string) => text } }));

const drawn = new Map<string, string>();
/** Before a page, React puts what belongs into the head. */
const HOISTED = /^(<link [^>]*>)+/;

// With a React of its own, as at build time: two renderers at once share one React's contexts.
beforeAll(() =>
  jest.isolateModulesAsync(async () => {
    const { default: draw } = await import('./prerender');
    for (const { path, answers } of pages) {
      drawn.set(path, (await draw(path, answers)).replace(HOISTED, ''));
    }
  }),
);

/** In the page there is more around it than where it was drawn. */
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
