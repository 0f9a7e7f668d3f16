import type { Schema } from '@clearcoat/api-client';
import { appointment, http, HttpResponse, server } from '@clearcoat/testing';

export interface Sent {
  body: Record<string, unknown>;
  key: string | null;
}

/** Answers the confirming requests in turn and records them. */
export function answerSchedule(...answers: (() => Response)[]): Sent[] {
  const sent: Sent[] = [];
  server.use(
    http.post('/api/appointments', async ({ request }) => {
      const body = (await request.json()) as Sent['body'];
      sent.push({ body, key: request.headers.get('idempotency-key') });
      const answer = answers[Math.min(sent.length, answers.length) - 1];
      return answer?.() ?? HttpResponse.error();
    }),
  );
  return sent;
}
export const created = () => HttpResponse.json(appointment({ id: 'a7' }), { status: 201 });

/** Stubs the shop's time step in minutes. */
export const answerHours = (timeStep = 60) =>
  http.get('/api/hours', () => HttpResponse.json({ timeStep }));

/** Stubs one quote for all requests and records them. */
export function answerQuote(quote: Omit<Schema<'Quote'>, 'lines'>): unknown[] {
  const asked: unknown[] = [];
  server.use(
    http.post('/api/quote', async ({ request }) => {
      asked.push(await request.json());
      return HttpResponse.json({ lines: [], ...quote });
    }),
  );
  return asked;
}
