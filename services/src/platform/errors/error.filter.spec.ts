import { Controller, Get, Header, Module, StreamableFile } from '@nestjs/common';
import { APP_FILTER, NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import { PassThrough } from 'node:stream';
import { NestLogger } from '../http/nest-logger.js';
import { ErrorFilter } from './error.filter.js';

let stream: PassThrough;
let isAsked: () => void;
let mayAnswer: Promise<unknown>;

@Controller()
class Answers {
  @Get('endless')
  async endless(): Promise<StreamableFile> {
    isAsked();
    await mayAnswer;
    stream = new PassThrough();
    stream.write('first words');
    return new StreamableFile(stream, { type: 'text/event-stream' });
  }

  @Get('ended')
  ended(): StreamableFile {
    return new StreamableFile(new PassThrough().destroy(), { type: 'text/event-stream' });
  }

  @Get('feed')
  @Header('content-type', 'application/rss+xml')
  @Header('content-disposition', 'attachment')
  feed(): string {
    throw new Error('no');
  }
}

@Module({ controllers: [Answers], providers: [{ provide: APP_FILTER, useClass: ErrorFilter }] })
class Answering {}

let app: NestFastifyApplication;
let url: string;
const lines: string[] = [];

beforeAll(async () => {
  const adapter = new FastifyAdapter({
    logger: { level: 'warn', stream: { write: (line: string) => void lines.push(line) } },
  });
  app = await NestFactory.create<NestFastifyApplication>(Answering, adapter, { logger: false });
  app.useLogger(new NestLogger(adapter.getInstance().log));
  await app.listen(0, '127.0.0.1');
  url = await app.getUrl();
});

afterAll(() => app.close());
beforeEach(() => lines.splice(0));

describe('whoever leaves is no error of ours', () => {
  const ask = () => {
    const request = get(`${url}/endless`, { agent: false });
    return request.on('error', () => undefined);
  };

  it('in the middle of an answer', async () => {
    mayAnswer = Promise.resolve();
    isAsked = () => undefined;
    const request = ask();
    const [answer] = (await once(request, 'response')) as [IncomingMessage];
    await once(
      answer.on('error', () => undefined),
      'data',
    );
    const closed = once(stream, 'close');
    request.destroy();
    await closed;
    await fetch(`${url}/nothing`);
    expect(lines).toEqual([]);
  });

  it('before there is one', async () => {
    let answerNow: (value?: unknown) => void = () => undefined;
    mayAnswer = new Promise((resolve) => (answerNow = resolve));
    const asked = new Promise<void>((resolve) => (isAsked = resolve));
    const connected = once(app.getHttpServer(), 'connection') as Promise<[Socket]>;
    const request = ask();
    const [[socket]] = await Promise.all([connected, asked]);
    const gone = once(socket, 'close');
    request.destroy();
    await gone;
    answerNow();
    await fetch(`${url}/nothing`);
    await fetch(`${url}/nothing`);
    expect(lines).toEqual([]);
  });
});

it('an answer that ended before it began is one error, not two', async () => {
  const answer = await fetch(`${url}/ended`);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([
    500,
    'application/json; charset=utf-8',
  ]);
  expect(lines).toHaveLength(1);
});

it('an error is JSON, whatever the route answers else', async () => {
  const answer = await fetch(`${url}/feed`);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([
    500,
    'application/json; charset=utf-8',
  ]);
  expect(answer.headers.get('content-disposition')).toBeNull();
  expect(await answer.json()).toMatchObject({ statusCode: 500, code: 'internal_error' });
  expect(lines).toHaveLength(1);
});
