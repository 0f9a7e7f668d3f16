/** The fake mail server in a process of its own, so that it does not disturb the measurement. */
import process from 'node:process';
import { tsImport } from 'tsx/esm/api';

const { FakeSmtp } = await tsImport('../../packages/testing/src/smtp/index.ts', import.meta.url);
const smtp = await FakeSmtp.start();
smtp.pauseMs = Number(process.argv[2]);

process.on('message', (ask) => {
  if (ask === 'stop') process.exit();
  const mails = smtp.mails.map(({ envelope, receivedAt }) => ({ to: envelope.to[0], receivedAt }));
  process.send(ask === 'count' ? mails.length : mails);
});
process.send(smtp.url);
