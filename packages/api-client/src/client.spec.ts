import { http, HttpResponse, server } from '@clearcoat/testing';
import { api, call, holdCalls } from './client';
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
    // A turn of the event loop, in which a call that was let go would have been sent.
    await new Promise((resolve) => setTimeout(resolve));
    expect(asked).toBe(0);
    releaseLater();
    await pending;
    expect(asked).toBe(1);
  });
});
