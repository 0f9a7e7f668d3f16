/** Both ways to write a frame: "at name (address:1:2)", "name@address:1:2". Of the address only the path. */
const FRAME =
  /^\s*(?:at )?(?:async )?([\w$.<>[\] ]{0,80}?)\s?[@(]?https?:\/\/[^/\s]+(\/(?:assets|remotes\/[a-z][a-z0-9-]*\/[\w.+-]+)\/[\w.-]+\.js):(\d+):(\d+)\)?$/;
const ADDRESS = /\w+:\/\/\S+:\d+/;
const REMOTE_FILE = /^\/remotes\/([a-z][a-z0-9-]*)\/([\w.+-]+)\//;
const MOST = 12;

export interface Frame {
  name: string;
  file: string;
  line: number;
  column: number;
}

/**
 * The frames of a stack that are of our files; the rest, its first line included, may hold anything. Nothing for
 * a stack that is all of others': an extension's, say.
 */
export function framesOf(stack: string): Frame[] | undefined {
  const lines = stack.split('\n');
  const frames = lines.flatMap((line) => {
    const [found, name = '', file = '', row, column] = FRAME.exec(line) ?? [];
    return found ? [{ name, file, line: Number(row), column: Number(column) }] : [];
  });
  if (frames.length === 0 && lines.some((line) => ADDRESS.test(line))) return undefined;
  return frames.slice(0, MOST);
}

/** Whose error it is: the first remote in the stack, else the shell's. */
export function originOf(frames: Frame[]): { remote: string; version: string } {
  for (const { file } of frames) {
    const [, remote, version] = REMOTE_FILE.exec(file) ?? [];
    if (remote && version) return { remote, version };
  }
  return { remote: 'shell', version: '' };
}

/** A file whatever its version: neither the folder of the version nor the hash of what is in it. */
export const lastingName = ({ file }: Frame): string =>
  file.replace(REMOTE_FILE, '$1/').replace(/\.[\da-f]{8}\.js$/, '.js');

export const asText = ({ name, file, line, column }: Frame): string =>
  `${name || '?'} ${file}:${line}:${column}`;
