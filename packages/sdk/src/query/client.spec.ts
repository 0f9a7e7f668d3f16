import { http, HttpResponse, server } from '@clearcoat/testing';
import { createQueryClient } from './client';
import { queryKeys } from './keys';

describe('the default fetch', () => {
  const client = createQueryClient();
  const read = (queryKey: readonly unknown[]) => client.fetchQuery({ queryKey, retry: false });

  it('sends GET with a JSON content type to the first element of the key', async () => {
    let contentType: string | null = null;
    server.use(
      http.get('/api/settings', ({ request }) => {
        contentType = request.headers.get('content-type');
        return HttpResponse.json({ services: [] });
      }),
    );
    await expect(read(queryKeys.settings())).resolves.toEqual({ services: [] });
    expect(contentType).toBe('application/json');
  });

  it('returns text when the answer is not JSON', async () => {
    server.use(http.get('/api/plain', () => new HttpResponse('hello')));
    await expect(read(['/api/plain'])).resolves.toBe('hello');
  });

  it("throws 'API Error: ' and the status", async () => {
    server.use(http.get('/api/broken', () => new HttpResponse(null, { status: 500 })));
    await expect(read(['/api/broken'])).rejects.toThrow('API Error: 500');
  });

  it('has the defaults of the product', () => {
    expect(client.getDefaultOptions().queries).toMatchObject({
      staleTime: 5_000,
      retry: 1,
      refetchOnWindowFocus: false,
      refetchOnMount: true,
    });
  });
});
