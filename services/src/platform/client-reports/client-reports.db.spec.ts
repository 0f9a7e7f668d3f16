import { startTestApp, type TestApp } from '../../../test/support/test-app.js';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.stop());

it('takes a report from a visitor, and nothing that is not one', async () => {
  const report = { remote: 'crm', version: '1.0.0-ab', traceId: 'x1', reason: 'ChunkLoadError' };
  const visitor = server.visitor();
  expect((await visitor.post('/api/client-reports', report)).status).toBe(204);
  const tooLong = { ...report, reason: 'x'.repeat(301) };
  expect((await visitor.post('/api/client-reports', tooLong)).status).toBe(422);
});
