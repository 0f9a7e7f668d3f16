import { FakeOpenAi } from '@clearcoat/testing/openai';
import { Limits } from '../../src/modules/assistant/budget/limits.js';
import type { TestApp } from '../support/test-app.js';
import type { Schemas, Visitor } from '../support/visitor.js';
import { askStreamed, limitsOf, startModelApp, type Streamed } from './chat.js';

/** A person who talks to a model. The test queues the model's replies. */
export interface ModelTalk {
  readonly fake: FakeOpenAi;
  readonly server: TestApp;
  readonly limits: Limits;
  readonly person: Visitor;
  /** Jordan Blake, who comes at two on June 17, the day of the tests. */
  readonly contact: Schemas['Contact'];
  ask(message: string, history?: { role: string; content: string }[]): Promise<Streamed>;
}

/** Starts a conversation before the first test of a file, and stops it after the last. */
export function talkToModel(): ModelTalk {
  const talk = {} as { -readonly [Part in keyof ModelTalk]: ModelTalk[Part] };
  talk.ask = (message, history) => askStreamed(talk.server.url, talk.person, message, history);

  beforeAll(async () => {
    talk.fake = await FakeOpenAi.start();
    talk.server = await startModelApp(talk.fake);
    talk.limits = await limitsOf(talk.server);
    talk.person = await talk.server.owner();
    talk.contact = await talk.person.addContact({
      name: 'Jordan Blake',
      notes: 'Likes <b>quiet</b>',
    });
    await talk.person.addAppointment({
      contactId: talk.contact.id,
      date: '2026-06-17',
      startTime: '14:00',
      endTime: '16:00',
    });
  });

  beforeEach(() => {
    talk.fake.reset();
    Object.assign(talk.limits, new Limits(), {
      firstWordMs: 10_000,
      silenceMs: 10_000,
      turnMs: 20_000,
      restMs: 0,
    });
  });

  afterAll(async () => {
    await talk.server.stop();
    await talk.fake.stop();
  });
  return talk;
}
