import { http, HttpResponse, server } from '@clearcoat/testing';
import type { Schema } from '@clearcoat/api-client';

/** The body of `POST /api/chat`. */
export type ChatRequest = Required<Schema<'ChatInput'>>;

const encoder = new TextEncoder();

/** The server's side of one streamed answer. */
export interface AnswerStream {
  /** The requests received so far, oldest first. */
  requests: ChatRequest[];
  send: (name: string, data: object) => void;
  /** Ends the answer properly. */
  done: (ending?: Partial<Schema<'ChatReply'>>) => void;
  /** Closes the connection in the middle. */
  disconnect: () => void;
  /** Whether the page cancelled the request. */
  isAborted: () => boolean;
}

/** Answers every question from now on with a stream, driven by the test. */
export function streamAnswers(): AnswerStream {
  const requests: ChatRequest[] = [];
  let controller: ReadableStreamDefaultController<Uint8Array>;
  let aborted = false;
  server.use(
    http.post('/api/chat', async ({ request }) => {
      requests.push((await request.json()) as ChatRequest);
      aborted = false;
      request.signal.addEventListener('abort', () => (aborted = true));
      const body = new ReadableStream<Uint8Array>({
        start: (started) => void (controller = started),
        cancel: () => void (aborted = true),
      });
      return new HttpResponse(body, { headers: { 'content-type': 'text/event-stream' } });
    }),
  );
  const send = (name: string, data: object) =>
    controller.enqueue(encoder.encode(`event: ${name}\ndata: ${JSON.stringify(data)}\n\n`));
  return {
    requests,
    send,
    done(ending) {
      send('done', { mode: 'model', sources: [], suggestions: [], ...ending });
      controller.close();
    },
    disconnect: () => controller.close(),
    isAborted: () => aborted,
  };
}

/** Stubs the business's suggested questions. */
export const suggest = (...questions: string[]): void =>
  server.use(http.get('/api/assistant/suggestions', () => HttpResponse.json({ questions })));

/** Answers every question in one piece, like a server that does not stream. */
export function answerAtOnce(reply: Partial<Schema<'ChatReply'>> = {}): ChatRequest[] {
  const requests: ChatRequest[] = [];
  server.use(
    http.post('/api/chat', async ({ request }) => {
      requests.push((await request.json()) as ChatRequest);
      return HttpResponse.json({
        response: 'About **$250**.',
        mode: 'basic',
        sources: [],
        suggestions: [],
        ...reply,
      });
    }),
  );
  return requests;
}

export const appointmentCard = (): Schema<'ChatCard'> => ({
  kind: 'appointment',
  title: 'Full Detail for Ana Ruiz',
  warnings: ['That hour overlaps with Express Wash for Bo Lee.'],
  appointment: {
    customer: 'Ana Ruiz',
    service: 'Full Detail',
    vehicle: '2021 Chevrolet Tahoe (SUV)',
    method: 'POST',
    path: '/api/appointments',
    payload: {
      contactId: 'contact-1',
      serviceId: 's1',
      date: '2026-11-24',
      time: '09:00',
      startTime: '09:00',
      endTime: '13:00',
      status: 'scheduled',
      notes: '',
      price: 249.99,
      vehicleId: 'v1',
    },
  },
});

export const messageCard = (message: Partial<Schema<'MessageDraft'>> = {}): Schema<'ChatCard'> => ({
  kind: 'message',
  title: 'A text for Ana Ruiz',
  warnings: [],
  message: {
    channel: 'sms',
    customer: 'Ana Ruiz',
    to: '(555) 123-4567',
    subject: '',
    text: 'Hi Ana!',
    href: 'sms:5551234567?body=Hi%20Ana!',
    ...message,
  },
});
