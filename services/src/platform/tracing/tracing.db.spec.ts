import { FakeCollector, type ReceivedSpan } from '@clearcoat/testing/otlp';
import { FakeSmtp } from '@clearcoat/testing/smtp';
import { randomBytes } from 'node:crypto';
import { MAIL_SETTINGS } from '../../../test/support/mail.js';
import { startTestApp, type TestApp } from '../../../test/support/test-app.js';
import type { Visitor } from '../../../test/support/visitor.js';
import { Worker } from '../jobs/index.js';
import { tracing } from './index.js';

const CANARY = 'Zanzibar-4711';

let collector: FakeCollector;
let smtp: FakeSmtp;
let server: TestApp;
let owner: Visitor;
const before = { ...process.env };

/** Trace header as a browser sends it: see the api-client. */
const newTrace = () => {
  const id = randomBytes(16).toString('hex');
  return { id, headers: { traceparent: `00-${id}-${randomBytes(8).toString('hex')}-00` } };
};
const read = newTrace();
const written = newTrace();
const refused = newTrace();

/** Spans are sent at process end, so the app is stopped before they are checked. */
beforeAll(async () => {
  collector = await FakeCollector.start();
  smtp = await FakeSmtp.start();
  const env = {
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    OTEL_TRACES_SAMPLER: 'parentbased_always_on',
    SMTP_URL: smtp.url,
    ...MAIL_SETTINGS,
  };
  Object.assign(process.env, env);
  server = await startTestApp({ env });
  owner = await server.owner({ email: `${CANARY}@example.com`, lastName: CANARY });
  await owner.get(`/api/contacts?search=${CANARY}&limit=5`, read);
  const contact = { name: `Ana ${CANARY}`, email: '', phone: '555-0100', notes: CANARY };
  await owner.post('/api/contacts', contact, written);
  await owner.get(`/api/${CANARY}`, refused);
  await server.app.get(Worker).drain();
  await server.stop();
});

afterAll(async () => {
  await collector.stop();
  await smtp.stop();
  process.env = before;
});

const byName = (spans: ReceivedSpan[], name: RegExp) =>
  spans.filter((span) => name.test(span.name));

it('a request is a span of the trace that the browser began, with its business and its person', () => {
  const [request] = byName(collector.of(read.id), /^GET \/api\/contacts$/);
  expect(request).toMatchObject({
    service: 'clearcoat',
    kind: 2,
    attributes: {
      'http.request.method': 'GET',
      'http.route': '/api/contacts',
      'http.response.status_code': 200,
      'clearcoat.request.id': read.id,
      'clearcoat.business.id': expect.stringMatching(/^[\da-f-]{36}$/),
      'user.id': expect.stringMatching(/^[\da-f-]{36}$/),
    },
  });
  expect(request?.parentSpanId).toBeUndefined();
});

it('what it asks the database is its parts, an exchange or a statement each, without values', () => {
  const spans = collector.of(read.id);
  const [request] = byName(spans, /^GET/);
  const asked = spans.filter(
    ({ attributes }) => attributes['clearcoat.database.pool'] === 'businesses',
  );
  expect(asked).toMatchObject([
    {
      parentSpanId: request?.spanId,
      kind: 3,
      attributes: {
        'db.system.name': 'postgresql',
        'db.query.text': expect.stringMatching(
          /^begin .*set local app.business_id = '\?'[^]*commit$/,
        ),
        'clearcoat.database.pool': 'businesses',
      },
    },
  ]);
  const writes = collector.of(written.id);
  const [post] = byName(writes, /^POST/);
  expect(byName(writes, /^INSERT contacts/)).toMatchObject([{ parentSpanId: post?.spanId }]);
});

it('what no route answers is named by its method alone', () => {
  const [span] = collector.of(refused.id);
  expect(span).toMatchObject({ name: 'GET', attributes: { 'http.response.status_code': 404 } });
  expect(span?.attributes).not.toHaveProperty('http.route');
});

it('a job belongs to the request that led to it, and the mail it sends to the job', () => {
  const [request] = byName(collector.spans, /^POST \/api\/register$/);
  const spans = collector.of(request?.traceId ?? '');
  const [job] = byName(spans, /^job mail$/);
  const [sent] = byName(spans, /^SMTP send$/);
  expect(smtp.mails.length).toBeGreaterThan(0);
  expect(job).toMatchObject({ kind: 5, parentSpanId: request?.spanId });
  expect(sent).toMatchObject({ kind: 3, parentSpanId: job?.spanId });
});

it('nothing that somebody typed is in what is exported, and no secret', () => {
  const all = collector.bodies.join('\n');
  expect(all).toContain('/api/contacts');
  for (const secret of [
    CANARY,
    CANARY.toLowerCase(),
    'secret-enough',
    '555-0100',
    '__Host',
    read.headers.traceparent,
  ]) {
    expect(all).not.toContain(secret);
  }
});

it('nothing by itself is traced: what the process looks after on its own has no span', () => {
  const roots = collector.spans.filter(({ parentSpanId }) => parentSpanId === undefined);
  expect(new Set(roots.map(({ kind }) => kind))).toEqual(new Set([2]));
  expect(tracing()).toBeUndefined();
});
