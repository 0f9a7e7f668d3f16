import { http, HttpResponse, server } from '@clearcoat/testing';
import type { Schema } from '@clearcoat/api-client';

/** What is asked of `POST /api/chat`. */
export type Asked = Required<Schema<'ChatInput'>>;

const encoder = new TextEncoder();

/** The server's side of one streamed answer. */
export interface Answering {
  /** What was asked so far, oldest first. */
  asked: Asked[];
  send: (name: string, data: object) => void;
  /** Ends the answer properly. */
  done: (ending?: Partial<Schema<'ChatReply'>>) => void;
  /** The line goes dead in the middle. */
  breakOff: () => void;
  /** Whether the page went away from the answer. */
  isLeft: () => boolean;
}

/** Answers every question from now on with a stream, driven by the test. */
export function streamAnswers(): Answering {
  const asked: Asked[] = [];
  let controller: ReadableStreamDefaultController<Uint8Array>;
  let left = false;
  server.use(
    http.post('/api/chat', async ({ request }) => {
      asked.push((await request.json()) as Asked);
      left = false;
      request.signal.addEventListener('abort', () => (left = true));
      const body = new ReadableStream<Uint8Array>({
        start: (started) => void (controller = started),
        cancel: () => void (left = true),
      });
      return new HttpResponse(body, { headers: { 'content-type': 'text/event-stream' } });
    }),
  );
  const send = (name: string, data: object) =>
    controller.enqueue(encoder.encode(`event: ${name}\ndata: ${JSON.stringify(data)}\n\n`));
  return {
    asked,
    send,
    done(ending) {
      send('done', { mode: 'model', sources: [], suggestions: [], ...ending });
      controller.close();
    },
    breakOff: () => controller.close(),
    isLeft: () => left,
  };
}

/** Answers every question in one piece, as a server that does not stream. */
export function answerAtOnce(reply: Partial<Schema<'ChatReply'>> = {}): Asked[] {
  const asked: Asked[] = [];
  server.use(
    http.post('/api/chat', async ({ request }) => {
      asked.push((await request.json()) as Asked);
      return HttpResponse.json({
        response: 'About **$250**.',
        mode: 'basic',
        sources: [],
        suggestions: [],
        ...reply,
      });
    }),
  );
  return asked;
}

/** A drafted appointment as the server sends it. */
export const appointmentCard = (): Schema<'ChatCard'> => ({
  kind: 'appointment',
  title: 'Full Detail for Ana Ruiz',
  warnings: ['That hour overlaps with Express Wash for Bo Lee.'],
  appointment: {
    customer: 'Ana Ruiz',
    service: 'Full Detail',
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
    },
  },
});

/** A drafted text message as the server sends it. */
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
