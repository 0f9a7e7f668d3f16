/** Prerenders the pages for readers without scripts. Runs at build time only. */
import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
// oxlint-disable-next-line no-restricted-imports -- a router without a browser
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import marketing from './module';
import { knowAnswers } from './shared/known-answers';

/**
 * HTML for the shell's `main` at an address.
 *
 * @param answers - API answers for the page, by the page's own keys
 */
export default async function draw(address: string, answers: object = {}): Promise<string> {
  knowAnswers(answers);
  const handler = createStaticHandler(marketing.routes);
  const context = await handler.query(new Request(`http://localhost${address}`));
  if (context instanceof Response) throw new Error(`${address} leads elsewhere.`);
  const router = createStaticRouter(handler.dataRoutes, context);
  const { prelude } = await prerender(
    <StrictMode>
      <StaticRouterProvider router={router} context={context} hydrate={false} />
    </StrictMode>,
  );
  return new Response(prelude).text();
}
