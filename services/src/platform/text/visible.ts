/**
 * Invisible characters: C0 and C1 controls, direction marks, zero-width spaces and the byte order mark.
 * NUL is not included, since callers refuse it. The joiners U+200C and U+200D stay, since emoji and
 * Persian need them.
 */
const INVISIBLE =
  // oxlint-disable-next-line no-control-regex -- control characters are what this looks for
  /[\u0001-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u00ad\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;

/** Text without invisible characters, with LF line ends. */
export const visible = (text: string) =>
  text.replaceAll(/\r\n?|\u0085/g, '\n').replaceAll(INVISIBLE, '');
