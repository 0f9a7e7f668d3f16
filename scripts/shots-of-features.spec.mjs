import { expect, it } from '@jest/globals';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { FOLDER, PICTURES, stalePictures } from './shots-of-features.mjs';

it('no picture of the features is older than the screen that it shows: npm run shots -- --public', () => {
  expect(stalePictures()).toEqual([]);
});

it.each(Object.keys(PICTURES))('%s is there in both themes and sizes', (name) => {
  for (const file of ['light', 'dark', 'light-small', 'dark-small']) {
    expect([file, existsSync(path.join(FOLDER, `${name}-${file}.webp`))]).toEqual([file, true]);
  }
});
