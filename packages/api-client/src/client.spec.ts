import { http, HttpResponse, server } from '@clearcoat/testing';
import { api, call, callsSent, holdCalls, onUnauthorized, upload } from './client';
import { ApiError, errorText } from './error';
import { IdempotencyKeys } from './idempotency';

const refusal = {
  statusCode: 422,
  code: 'validation',
  message: 'Please enter a phone number.',
  error: 'Please enter a phone number.',
  fields: { phone: 'Please enter a phone number.' },
  requestId: 'r-1',
};

describe('the typed client', () => {
  it('puts path and query parameters in place and leaves empty ones out', async () => {
    let address = '';
    server.use(
      http.get('/api/contacts/:id', ({ request }) => {
        address = new URL(request.url).pathname;
        return HttpResponse.json({});
      }),
      http.get('/api/contacts', ({ request }) => {
        address = new URL(request.url).search;
        return HttpResponse.json([]);
      }),
    );
    await call(api.GET('/api/contacts/{id}', { params: { path: { id: 'a/b' } } }));
    expect(address).toBe('/api/contacts/a%2Fb');
    await call(api.GET('/api/contacts', { params: { query: { search: '', limit: 50 } } }));
    expect(address).toBe('?limit=50');
  });

  it('begins a trace with each call', async () => {
    const traces: (string | null)[] = [];
    server.use(
      http.get('/api/dashboard', ({ request }) => {
        traces.push(request.headers.get('traceparent'));
        return HttpResponse.json({});
      }),
    );
    await call(api.GET('/api/dashboard'));
    await call(api.GET('/api/dashboard'));
    for (const trace of traces) expect(trace).toMatch(/^00-[\da-f]{32}-[\da-f]{16}-00$/);
    expect(new Set(traces).size).toBe(2);
  });

  it('throws one error with the sentence, the fields and the request id', async () => {
    server.use(http.post('/api/contacts', () => HttpResponse.json(refusal, { status: 422 })));
    const error: unknown = await call(
      api.POST('/api/contacts', { body: { name: 'Ana', phone: '' } as never }),
    ).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({
      message: 'API Error: 422',
      status: 422,
      serverMessage: refusal.message,
      fields: refusal.fields,
      requestId: 'r-1',
    });
    expect(errorText(error, 'Fallback')).toBe(refusal.message);
  });

  it('says when no answer came at all', async () => {
    server.use(http.get('/api/dashboard', () => HttpResponse.error()));
    await expect(call(api.GET('/api/dashboard'))).rejects.toMatchObject({ isNetwork: true });
    expect(errorText(new ApiError(0), 'Fallback')).toBe('Fallback');
  });
});

describe('an answer that does not come', () => {
  const timeout = jest.spyOn(AbortSignal, 'timeout');
  afterEach(() => timeout.mockReset());
  const never = () =>
    server.use(http.all('/api/*', () => new Promise<Response>(() => undefined) as never));

  it('ends after twenty seconds, for files after sixty', async () => {
    never();
    timeout.mockImplementation(() => AbortSignal.abort(new DOMException('', 'TimeoutError')));
    const late = { status: 0, code: 'timeout', isNetwork: true };
    await expect(call(api.GET('/api/dashboard'))).rejects.toMatchObject(late);
    expect(timeout).toHaveBeenLastCalledWith(20_000);
    await expect(upload('PUT', '/api/user/photo', {})).rejects.toMatchObject(late);
    expect(timeout).toHaveBeenLastCalledWith(60_000);
  });

  it('is waited for as long as a stream takes', async () => {
    server.use(http.post('/api/chat', () => HttpResponse.json({})));
    const headers = { Accept: 'text/event-stream' };
    await call(api.POST('/api/chat', { body: {} as never, headers }));
    expect(timeout).not.toHaveBeenCalled();
  });

  it('is another matter than a call that was taken back', async () => {
    never();
    const asked = new AbortController();
    const pending = call(api.GET('/api/dashboard', { signal: asked.signal }));
    asked.abort();
    await expect(pending).rejects.toMatchObject({ name: 'AbortError' });
  });

  it.each([
    [
      'a page of the Wi-Fi',
      new HttpResponse('<html>Log in</html>', { headers: { 'content-type': 'text/html' } }),
    ],
    ['a text', new HttpResponse('OK')],
  ])("is not taken for the API's where %s came in its place", async (_what, answer) => {
    server.use(http.put('/api/contacts/7', () => answer));
    const params = { path: { id: '7' } };
    await expect(
      call(api.PUT('/api/contacts/{id}', { params, body: {} as never })),
    ).rejects.toMatchObject({ isNetwork: true, code: 'unreadable' });
  });

  it('may be empty where the API says so', async () => {
    server.use(http.delete('/api/contacts/7', () => new HttpResponse(null, { status: 204 })));
    await expect(
      call(api.DELETE('/api/contacts/{id}', { params: { path: { id: '7' } } })),
    ).resolves.toBeUndefined();
  });

  it('is missed where half of one came', async () => {
    const type = { 'content-type': 'application/json' };
    server.use(http.get('/api/dashboard', () => new HttpResponse('{"stats":', { headers: type })));
    await expect(call(api.GET('/api/dashboard'))).rejects.toMatchObject({ isNetwork: true });
  });
});

describe('a file', () => {
  it('goes as a form, with the refusals of every other call', async () => {
    let type: string | null = '';
    server.use(
      http.put('/api/user/photo', ({ request }) => {
        type = request.headers.get('content-type');
        return HttpResponse.json({ code: 'unauthenticated' }, { status: 401 });
      }),
    );
    const refused: number[] = [];
    const stop = onUnauthorized((nth) => refused.push(nth));
    const photo = new File(['x'], 'x.png');
    await expect(upload('PUT', '/api/user/photo', { photo })).rejects.toMatchObject({
      status: 401,
    });
    stop();
    expect(type).toMatch(/^multipart\/form-data; boundary=/);
    expect(refused).toEqual([callsSent()]);
  });
});

describe('a refusal', () => {
  it('for a wrong password says nothing about the session', async () => {
    const wrong = { code: 'invalid_credentials', message: 'No.' };
    server.use(http.post('/api/login', () => HttpResponse.json(wrong, { status: 401 })));
    const listener = jest.fn();
    const stop = onUnauthorized(listener);
    const body = { email: 'a@example.com', password: 'wrong-1' };
    await expect(call(api.POST('/api/login', { body }))).rejects.toMatchObject({ status: 401 });
    stop();
    expect(listener).not.toHaveBeenCalled();
  });

  it('because of another change hands out what stands there now', async () => {
    const changed = { by: 'Kim Lo', at: '2026-11-21T15:00:00Z' };
    const conflict = { code: 'version_conflict', current: { version: 3 }, changed };
    server.use(http.put('/api/contacts/7', () => HttpResponse.json(conflict, { status: 409 })));
    const params = { path: { id: '7' } };
    await expect(
      call(api.PUT('/api/contacts/{id}', { params, body: {} as never })),
    ).rejects.toMatchObject(conflict);
  });
});

describe('idempotency keys', () => {
  it('keeps the key for the same body until it is done', () => {
    const keys = new IdempotencyKeys();
    const key = (body: unknown) => keys.headers(body)['Idempotency-Key'];
    const first = key({ name: 'Ana' });
    expect(key({ name: 'Ana' })).toBe(first);
    const second = key({ name: 'Bo' });
    expect(second).not.toBe(first);
    keys.done();
    expect(key({ name: 'Bo' })).not.toBe(second);
  });

  it('keeps calls waiting while they are held, until the last hold lets go', async () => {
    let asked = 0;
    server.use(
      http.get('/api/dashboard', () => {
        asked += 1;
        return HttpResponse.json({});
      }),
    );
    const release = holdCalls();
    const pending = call(api.GET('/api/dashboard'));
    const releaseLater = holdCalls();
    release();
    // One turn of the event loop, in which a released call would have been sent.
    await new Promise((resolve) => setTimeout(resolve));
    expect(asked).toBe(0);
    releaseLater();
    await pending;
    expect(asked).toBe(1);
  });
});
