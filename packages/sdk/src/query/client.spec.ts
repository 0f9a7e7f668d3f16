import { QueryObserver } from '@tanstack/react-query';
import { http, HttpResponse, server } from '@clearcoat/testing';
import { createQueryClient } from './client';
import { queryKeys } from './keys';

describe('the default fetch', () => {
  const client = createQueryClient();
  const read = (queryKey: readonly unknown[]) => client.fetchQuery({ queryKey, retry: false });

  it('sends GET with a JSON content type to the first element of the key (CALL-01, CALL-02)', async () => {
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

  it('returns text when the answer is not JSON (CALL-02)', async () => {
    server.use(http.get('/api/plain', () => new HttpResponse('hello')));
    await expect(read(['/api/plain'])).resolves.toBe('hello');
  });

  it("throws 'API Error: ' and the status (CALL-03, ERR-01)", async () => {
    server.use(http.get('/api/broken', () => new HttpResponse(null, { status: 500 })));
    await expect(read(['/api/broken'])).rejects.toThrow('API Error: 500');
  });

  it('asks once more by itself, then fails (ERR-02, CONST-03)', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    let calls = 0;
    server.use(
      http.get('/api/broken', () => {
        calls += 1;
        return new HttpResponse(null, { status: 500 });
      }),
    );
    // An observer, as pages use it: a bare fetch is never retried.
    const seen = new QueryObserver(client, { queryKey: ['/api/broken'] });
    const failed = new Promise<void>((resolve) => {
      seen.subscribe(({ isError }) => isError && resolve());
    });
    await jest.advanceTimersByTimeAsync(2_000);
    await failed;
    expect(calls).toBe(2);
    seen.destroy();
    jest.useRealTimers();
  });

  it('has the defaults of the product (CONST-02, CONST-03, CONST-04, CONST-05)', () => {
    expect(client.getDefaultOptions().queries).toMatchObject({
      staleTime: 5_000,
      retry: 1,
      refetchOnWindowFocus: false,
      refetchOnMount: true,
    });
  });
});
