import { CallParts } from './call-parts.js';

type Piece = NonNullable<Parameters<CallParts['add']>[0]>[number];

const piece = (index: number | undefined, id?: string, name?: string, args?: string) =>
  ({ index, id, function: { name, arguments: args } }) as Piece;

function callsOf(...pieces: Piece[]) {
  const parts = new CallParts();
  for (const each of pieces) parts.add([each]);
  return parts.all().map(({ name, json }) => [name, json]);
}

describe('tool calls in pieces', () => {
  it('belong together by their index', () => {
    const calls = callsOf(
      piece(0, 'a', 'one', ''),
      piece(1, 'b', 'two', ''),
      piece(0, undefined, undefined, '{"x"'),
      piece(1, undefined, undefined, '{}'),
      piece(0, undefined, undefined, ':1}'),
    );
    expect(calls).toEqual([
      ['one', '{"x":1}'],
      ['two', '{}'],
    ]);
  });

  it('are apart when every one of them is number 0', () => {
    const two = [
      ['one', '{}'],
      ['two', '{}'],
    ];
    expect(callsOf(piece(0, 'a', 'one', '{}'), piece(0, 'b', 'two', '{}'))).toEqual(two);
    expect(callsOf(piece(0, '', 'one', '{}'), piece(0, '', 'two', '{}'))).toEqual(two);
  });

  it('are apart without an index', () => {
    const calls = callsOf(
      piece(undefined, 'a', 'one', '{'),
      piece(undefined, undefined, undefined, '}'),
      piece(undefined, 'b', 'two', '{}'),
    );
    expect(calls).toEqual([
      ['one', '{}'],
      ['two', '{}'],
    ]);
  });

  it('get ids that no other round has', () => {
    const ids = [1, 2].map(() => {
      const parts = new CallParts();
      parts.add([piece(0, undefined, 'one', '{}')]);
      return parts.all()[0]?.id;
    });
    expect(new Set(ids).size).toBe(2);
  });

  it('end somewhere', () => {
    expect(() => callsOf(piece(0, 'a', 'one', 'x'.repeat(200_000)))).toThrow('too long');
    const many = Array.from({ length: 100 }, (_, index) => piece(index, `id${index}`, 'one', '{}'));
    expect(() => callsOf(...many)).toThrow('too many');
  });
});
