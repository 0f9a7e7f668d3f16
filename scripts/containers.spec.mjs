import { expect, it } from '@jest/globals';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { baseImages } from './try-containers/stand-ins.mjs';

const DEPLOY = path.resolve(import.meta.dirname, '../deploy');

const dockerfiles = readdirSync(DEPLOY, { recursive: true }).filter(
  (name) => path.basename(name) === 'Dockerfile',
);

it.each(dockerfiles)('%s is taken by the plain builder, too', (name) => {
  const text = readFileSync(path.join(DEPLOY, name), 'utf8');
  expect(text).not.toMatch(
    /^\s*(# *syntax=|RUN --mount|(COPY|ADD) .*--(parents|chmod|link)|.*<<-?[A-Z])/m,
  );
});

it('every base image has a stand-in', () => {
  expect(Object.values(baseImages())).not.toContain(undefined);
});
