import { http, HttpResponse } from 'msw';
import { server } from './server';

interface Versioned {
  version: number;
}

/**
 * A row on a fake server that several people write: a save based on an older version is refused as
 * the API does, with the stored value.
 *
 * @returns `write`, with which somebody else changes the row, and the stored value
 * @example
 * const row = besideAnotherWriter('put', '/api/user/profile', profile);
 * row.write({ profileImage: '/photo' });
 */
export function besideAnotherWriter<Row extends Versioned>(
  method: 'put' | 'post',
  path: string,
  first: Row,
) {
  let stored = first;
  const write = (values: Partial<Row>) => {
    stored = { ...stored, ...values, version: stored.version + 1 };
    return stored;
  };
  server.use(
    http[method](path, async ({ request }) => {
      const base = request.headers.get('if-match');
      if (base !== null && base !== `"${stored.version}"`) {
        const conflict = { code: 'version_conflict', message: 'Changed', current: stored };
        return HttpResponse.json(conflict, { status: 409 });
      }
      return HttpResponse.json(write((await request.json()) as Partial<Row>));
    }),
  );
  return { write, stored: () => stored };
}
