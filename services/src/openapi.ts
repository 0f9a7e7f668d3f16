import 'reflect-metadata';
import { writeFile } from 'node:fs/promises';
import { createApp } from './app.js';
import { parseConfig } from './platform/config/config.js';
import { describeApi } from './platform/openapi/document.js';

/** `node dist/openapi.js OUT.json` writes the OpenAPI document. No database is needed. */
const [, , target] = process.argv;
if (!target) throw new Error('Usage: node dist/openapi.js OUT.json');

const config = parseConfig({
  DATABASE_URL: 'postgres://nobody:none@localhost/none',
  LOG_LEVEL: 'silent',
});
const document = describeApi(await createApp(config));
await writeFile(target, `${JSON.stringify(document, null, 2)}\n`);
