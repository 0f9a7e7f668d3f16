import type { AppError } from '../errors/app-error.js';
import { InputPipe } from './input.pipe.js';
import { TextList } from './fields.js';

class Input {
  @TextList({ max: 5, most: 3 })
  tags?: string[];
}

const tagsOf = async (tags: unknown) => {
  const read = new InputPipe().transform({ tags }, { type: 'body', metatype: Input });
  return read.then(
    (input) => (input as Input).tags,
    (error: AppError) => error.details.fields,
  );
};

describe('a list of short texts', () => {
  it.each([
    [
      [' vip ', 'fleet', 'vip', ''],
      ['vip', 'fleet'],
    ],
    [[], []],
    [null, undefined],
    [undefined, undefined],
  ])('%j is read as %j', async (given, tags) => {
    expect(await tagsOf(given)).toEqual(tags);
  });

  it.each<[unknown, string]>([
    ['vip', 'Tags must be a list of texts'],
    [[1], 'Tags must be text'],
    [['a\u0000'], 'Tags contains characters that cannot be saved'],
    [['sixsix'], 'Tags must be at most 5 characters long'],
    [['a', 'b', 'c', 'd'], 'Tags can be at most 3'],
  ])('%j is refused: %s', async (given, tags) => {
    expect(await tagsOf(given)).toEqual({ tags });
  });
});
