import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';

const { SHOTS_NOW } = process.env;

for (const name of readdirSync(SHOTS_NOW)) {
  test(name, () => {
    expect(readFileSync(path.join(SHOTS_NOW, name))).toMatchSnapshot(name);
  });
}
