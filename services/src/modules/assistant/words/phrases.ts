import type { WordTokens } from './tokens.js';

/** Which words may follow, and what follows those; an empty word says that a phrase may end here. */
type Tree = Map<string, Tree>;
const END: Tree = new Map();
const ENDS = '';

/** Most words stand in many phrases: each is kept once. */
const WORDS = new Map<string, string>();
function kept(word: string): string {
  const known = WORDS.get(word);
  if (known === undefined) WORDS.set(word, word);
  return known ?? word;
}

function put(tree: Tree, [first = '', ...rest]: readonly string[]): void {
  const next = tree.get(first);
  if (rest.length === 0) {
    if (!next) tree.set(kept(first), END);
    else if (next !== END) next.set(ENDS, END);
    return;
  }
  const longer = next && next !== END ? next : new Map(next && [[ENDS, END]]);
  if (longer !== next) tree.set(kept(first), longer);
  put(longer, rest);
}

/** With one tree for all that are alike: what is put together of classes ends alike behind each of their words. */
function shared(tree: Tree, known: Map<string, Tree>, names: Map<Tree, number>): Tree {
  const parts: string[] = [];
  for (const [word, next] of tree) {
    const one = next === END ? END : shared(next, known, names);
    if (one !== next) tree.set(word, one);
    parts.push(`${word}:${names.get(one) ?? ''}`);
  }
  const written = parts.join(' ');
  const same = known.get(written);
  if (same) return same;
  known.set(written, tree);
  names.set(tree, names.size);
  return tree;
}

function treeOf(written: readonly string[]): Tree {
  const tree: Tree = new Map();
  for (const each of written) {
    for (const phrase of each.split('|')) if (phrase !== '') put(tree, phrase.split(' '));
  }
  return shared(tree, new Map(), new Map());
}

/** Phrases of small words, written with `|` between them; the longest that stands somewhere counts. */
export class Phrases {
  private written: readonly string[];
  /** There are some hundred thousand of all phrases: as a tree, made when one is looked for first, they take little room. */
  private made?: Tree;

  constructor(...written: readonly string[]) {
    this.written = written;
  }

  private get tree(): Tree {
    if (!this.made) {
      this.made = treeOf(this.written);
      this.written = [];
    }
    return this.made;
  }

  /** How many words the longest one has that begins here; 0 when none does. */
  lengthAt(words: WordTokens, start: number): number {
    let longest = 0;
    let tree: Tree | undefined = this.tree;
    for (let at = start; at < words.length; at++) {
      tree = tree.get(words[at]?.word ?? ENDS);
      if (!tree) break;
      if (tree === END || tree.has(ENDS)) longest = at - start + 1;
    }
    return longest;
  }

  /** Whether the words begin with one. */
  begin(words: WordTokens): boolean {
    return this.lengthAt(words, 0) > 0;
  }

  /** Whether one of them is all that the words say. */
  isAllOf(words: WordTokens): boolean {
    return words.length > 0 && this.lengthAt(words, 0) === words.length;
  }

  /** Where the first one stands. */
  in(words: WordTokens, from = 0): { at: number; length: number } | undefined {
    for (let at = from; at < words.length; at++) {
      const length = this.lengthAt(words, at);
      if (length > 0) return { at, length };
    }
    return undefined;
  }

  /** How many words of them stand here, one after the other. */
  runAt(words: WordTokens, start: number): number {
    let at = start;
    for (let length = 1; length > 0; at += length) length = this.lengthAt(words, at);
    return at - start;
  }
}
