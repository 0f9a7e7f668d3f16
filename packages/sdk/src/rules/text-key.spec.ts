import { readFileSync } from 'node:fs';
import { textKey } from './text-key';

const cases = JSON.parse(readFileSync('packages/testing/text-keys.json', 'utf8')) as string[][];

it.each(cases)('%j is compared as %j', (text = '', key = '') => expect(textKey(text)).toBe(key));
