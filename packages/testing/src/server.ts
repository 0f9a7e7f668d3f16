import { setupServer } from 'msw/node';

/**
 * The network of component tests: nothing is answered unless the test says how, and an unexpected
 * request fails it.
 *
 * @example server.use(http.get('/api/contacts', () => HttpResponse.json([contact()])));
 */
export const server = setupServer();
