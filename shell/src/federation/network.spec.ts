import { http, HttpResponse, server } from '@clearcoat/testing';
import { isNetworkSound } from './network';

const onLine = jest.spyOn(navigator, 'onLine', 'get');
beforeEach(() => onLine.mockReturnValue(true));

const answer = (response: () => Response) =>
  server.use(http.get('/registry/remotes.json', () => response() as never));

it('is sound when something else of the same origin comes, be it a refusal', async () => {
  answer(() => HttpResponse.json({}));
  await expect(isNetworkSound()).resolves.toBe(true);
  answer(() => new HttpResponse(null, { status: 503 }));
  await expect(isNetworkSound()).resolves.toBe(true);
});

it('is not when nothing comes, or the device knows that it has no network', async () => {
  answer(() => HttpResponse.error());
  await expect(isNetworkSound()).resolves.toBe(false);
  onLine.mockReturnValue(false);
  await expect(isNetworkSound()).resolves.toBe(false);
});
