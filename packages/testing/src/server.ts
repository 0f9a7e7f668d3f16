import { setupServer } from 'msw/node';

/**
 * Network of component tests: there are no default answers, and an unexpected request fails the
 * test.
 *
 * @example server.use(http.get('/api/contacts', () => HttpResponse.json([contact()])));
 */
export const server = setupServer();
