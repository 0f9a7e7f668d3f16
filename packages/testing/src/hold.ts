import { HttpResponse, type JsonBodyType } from 'msw';

/**
 * An answer that stays pending until released, to test a page's loading state.
 *
 * @example
 * const { answer, letThrough } = hold([]);
 * server.use(http.get('/api/contacts', answer));
 */
export function hold<Body extends JsonBodyType>(body: Body, init?: ResponseInit) {
  let letThrough = () => {};
  const waits = new Promise<void>((resolve) => (letThrough = resolve));
  const answer = async () => {
    await waits;
    return HttpResponse.json(body, init);
  };
  return { answer, letThrough };
}
