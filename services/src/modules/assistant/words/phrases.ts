import type { WordTokens } from './tokens.js';

/** Tree of phrases: each word leads to its successors. An empty word marks the end of a phrase. */
type Tree = Map<string, Tree>;
const END: Tree = new Map();
const ENDS = '';

/** Interned words, because most occur in many phrases. */
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

/** Shares equal subtrees. Combined classes have the same endings after each word. */
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

/** Phrases of lower-case words, separated by `|`. The longest match counts. */
export class Phrases {
  private written: readonly string[];
  /** Tree of the phrases, built on first use. It saves memory, because there are some hundred thousand phrases. */
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

  /** Length of the longest phrase that begins here, in words. 0 if there is none. */
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

  begin(words: WordTokens): boolean {
    return this.lengthAt(words, 0) > 0;
  }

  /** Whether a phrase is all of the words. */
  isAllOf(words: WordTokens): boolean {
    return words.length > 0 && this.lengthAt(words, 0) === words.length;
  }

  /** Position and length of the first match. */
  in(words: WordTokens, from = 0): { at: number; length: number } | undefined {
    for (let at = from; at < words.length; at++) {
      const length = this.lengthAt(words, at);
      if (length > 0) return { at, length };
    }
    return undefined;
  }

  /** Number of words that a sequence of phrases covers from here. */
  runAt(words: WordTokens, start: number): number {
    let at = start;
    for (let length = 1; length > 0; at += length) length = this.lengthAt(words, at);
    return at - start;
  }
}
