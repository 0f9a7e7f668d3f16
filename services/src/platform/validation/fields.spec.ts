import type { AppError } from '../errors/app-error.js';
import { InputPipe } from './input.pipe.js';
import { isEmail, Phone, Text, TextList } from './fields.js';

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

it.each([
  ['ana@example.com', true],
  ['ana+detail@example.photography', true],
  ["shaun.o'brien@example.co.uk", true],
  ['josé@exämple.example', true],
  ['ana@xn--exmple-cua.example', true],
  ['a_b-c@1example.com', true],
  ['ana@example..com', false],
  ['.ana@example.com', false],
  ['ana.@example.com', false],
  ['a..na@example.com', false],
  ['ana@example.com.', false],
  ['ana@-example.com', false],
  ['ana@example-.com', false],
  ['ana@.com', false],
  ['ana@example', false],
  ['ana@example,com', false],
  ['ana@example.com,bo@example.com', false],
  ['ana@@example.com', false],
  ['ana ruiz@example.com', false],
  ['<ana@example.com>', false],
  ['', false],
])('%j is an e-mail address: %j', (text, isOne) => expect(isEmail(text)).toBe(isOne));

class Pasted {
  @Text({ max: 20 })
  notes?: string;

  @Phone({ max: 40 })
  phone?: string;
}

const pasted = (input: object) =>
  new InputPipe().transform(input, { type: 'body', metatype: Pasted });

it('counts the line ends of Windows as one, and drops what cannot be seen', async () => {
  const notes = 'x\r\n'.repeat(10);
  expect(await pasted({ notes })).toMatchObject({ notes: 'x\n'.repeat(10).trim() });
  expect(await pasted({ notes: '\u202aGate\u200b 4\u0092\u202c\ufeff' })).toMatchObject({
    notes: 'Gate 4',
  });
  expect(await pasted({ notes: '👩\u200d🔧 a\u00a0b' })).toMatchObject({
    notes: '👩\u200d🔧 a\u00a0b',
  });
});

it.each([
  ['\u202a+1\u00a0(555)\u00a0201\u20114477\u202c', '+1 (555) 201-4477'],
  ['tel:555-201-4477', '555-201-4477'],
  ['1-800-DETAILS', '1-800-DETAILS'],
  ['５５５ ２０１', '555 201'],
])('the phone %j is kept as %j', async (phone, kept) => {
  expect(await pasted({ phone })).toMatchObject({ phone: kept });
});
