import iconv from 'iconv-lite';
import { SheetProblem } from './problems.js';

/**
 * Node's `TextDecoder('windows-1252')` is Latin-1 in some versions (nodejs/node#60888), so iconv-lite
 * is used.
 */
const ONE_BYTE = ['windows-1252', 'macintosh', 'cp437'] as const;

/** Decodes a CSV file in any encoding that spreadsheet programs save. */
export function decode(bytes: Buffer): string {
  const wide = utf16Of(bytes);
  if (wide) return iconv.decode(bytes, wide);
  // Text has no zero bytes; binary files have some early on.
  if (bytes.includes(0)) throw new SheetProblem({ kind: 'not-a-spreadsheet' });
  const text = utf8(bytes);
  return text ?? decodeLines(bytes);
}

function utf8(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

const SAMPLE_BYTES = 4096;
/** Minimum zero bytes to detect UTF-16. */
const FEWEST_ZEROS = 4;

/** UTF-16 by its byte order mark, or by zero bytes: every other byte of Western text is zero. */
function utf16Of(bytes: Buffer): 'utf-16le' | 'utf-16be' | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  const sample = bytes.subarray(0, SAMPLE_BYTES);
  const zerosAt = (parity: number) =>
    sample.reduce((sum, byte, at) => sum + (byte === 0 && at % 2 === parity ? 1 : 0), 0);
  const [even, odd] = [zerosAt(0), zerosAt(1)];
  const many = Math.max(sample.length / 4, FEWEST_ZEROS);
  if (odd > many && even < odd / 4) return 'utf-16le';
  if (even > many && odd < even / 4) return 'utf-16be';
  return undefined;
}

/** Decodes line by line, since files joined from two systems mix encodings. */
function decodeLines(bytes: Buffer): string {
  const lines = linesOf(bytes);
  const texts = lines.map((line) => utf8(line));
  const others = Buffer.concat(lines.filter((_line, index) => texts[index] === undefined));
  const encoding = oneByteEncodingOf(others);
  return texts
    .map((text, index) => text ?? iconv.decode(lines[index] as Buffer, encoding))
    .join('');
}

/** Lines including their line ends. */
function linesOf(bytes: Buffer): Buffer[] {
  const isOldMac = !bytes.includes(0x0a);
  const end = isOldMac ? 0x0d : 0x0a;
  const lines: Buffer[] = [];
  for (let from = 0; from < bytes.length;) {
    const at = bytes.indexOf(end, from);
    const to = at < 0 ? bytes.length : at + 1;
    lines.push(bytes.subarray(from, to));
    from = to;
  }
  return lines;
}

/**
 * One-byte encoding: Windows-1252, unless its result has implausible characters. Then the most
 * plausible result wins. Lines that end in CR alone come from old Macs.
 */
function oneByteEncodingOf(bytes: Buffer): string {
  const sample = bytes.subarray(0, SAMPLE_BYTES * 16);
  const isOldMac = sample.includes(0x0d) && !sample.includes(0x0a);
  const scores = ONE_BYTE.map((encoding) => ({
    encoding,
    weights: weightsOf(iconv.decode(sample, encoding)),
  }));
  const [windows, ...others] = scores;
  if (windows && !isOldMac && windows.weights.every((weight) => weight >= 0)) return ONE_BYTE[0];
  const candidates = isOldMac ? [...others, windows] : scores;
  const sum = (weights: readonly number[] = []) => weights.reduce((all, each) => all + each, 0);
  const [best] = candidates.sort((one, other) => sum(other?.weights) - sum(one?.weights));
  return best?.encoding ?? ONE_BYTE[0];
}

const LIKELIEST = 'éáíóñüöäçÉÁÖÜÄÑÇ';
const LIKELY = 'àâãåèêëìîïòôõúùûßæøœÀÂÅÈÊÍÓÚØ';
const UNLIKELY = 'ƒˆ˜ªºµ';
const APOSTROPHES = '’‘';
const SIGNS = '“”‘’–—…€£¢•™®©°½¼¾·\u00a0§«»¿¡²±';

/** Plausibility of non-ASCII characters in names and notes; negative is implausible. */
function weightsOf(text: string): number[] {
  const words = text.match(/[\p{L}\p{M}]+|[^\p{L}\p{M}]/gu) ?? [];
  return words.flatMap((word, at) =>
    isLetter(word)
      ? [...word].flatMap((letter, place) => letterWeight(letter, place, word))
      : signWeight(word, words[at - 1] ?? ' ', words[at + 1] ?? ' '),
  );
}

const isLetter = (text: string) => /^[\p{L}\p{M}]/u.test(text);
const isAscii = (character: string) => character < '\u0080';

function letterWeight(letter: string, place: number, word: string): number[] {
  if (isAscii(letter)) return [];
  // Wrong decoding puts capitals within words: 'RenŽ', 'OÕBrien', 'OíBrien'.
  const isCapital = letter !== letter.toLowerCase();
  const next = word[place + 1] ?? '';
  const isOddCase = isCapital
    ? place > 0 && word !== word.toUpperCase()
    : next !== next.toLowerCase();
  if (isOddCase || UNLIKELY.includes(letter)) return [-3];
  if (word.length === 1) return [-1];
  if (LIKELIEST.includes(letter)) return [3];
  return [LIKELY.includes(letter) ? 2 : 0];
}

/** Plausibility of a sign: quotes and dashes belong between words, an apostrophe within one. */
function signWeight(sign: string, before: string, after: string): number[] {
  if (isAscii(sign)) return [];
  if (!SIGNS.includes(sign)) return [-3];
  const isWithin = isLetter(before) && isLetter(after);
  if (!isWithin) return [1];
  return [APOSTROPHES.includes(sign) ? 2 : '–—'.includes(sign) ? 0 : -2];
}
