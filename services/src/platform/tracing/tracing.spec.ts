import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const SOURCES = path.join(import.meta.dirname, '../..');

/** Files with runtime imports. */
const importersOf = (what: RegExp) =>
  readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter(
    (file) =>
      /(?<!\.spec)\.ts$/.test(file) &&
      readFileSync(path.join(SOURCES, file), 'utf8')
        .split('\n')
        .some((line) => what.test(line) && !line.startsWith('import type')),
  );

it('OpenTelemetry is imported in one file, and that only where something is to be traced', () => {
  expect(importersOf(/from '@opentelemetry\//)).toEqual(['platform/tracing/telemetry.ts']);
  expect(importersOf(/from '.*\/telemetry\.js'/)).toEqual([]);
  expect(importersOf(/import\('.*\/telemetry\.js'\)/)).toEqual(['platform/tracing/tracing.ts']);
});
