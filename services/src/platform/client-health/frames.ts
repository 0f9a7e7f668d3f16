/**
 * Both frame formats: "at name (address:1:2)" and "name@address:1:2". Only the path of the address is
 * kept.
 */
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
 * Frames in our own files. Other lines, the first included, may contain personal data. Undefined for a
 * stack with only foreign files, such as a browser extension's.
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

/** Origin of an error: the first remote in the stack, or the shell. */
export function originOf(frames: Frame[]): { remote: string; version: string } {
  for (const { file } of frames) {
    const [, remote, version] = REMOTE_FILE.exec(file) ?? [];
    if (remote && version) return { remote, version };
  }
  return { remote: 'shell', version: '' };
}

/** File name without the version folder and the content hash. */
export const lastingName = ({ file }: Frame): string =>
  file.replace(REMOTE_FILE, '$1/').replace(/\.[\da-f]{8}\.js$/, '.js');

export const asText = ({ name, file, line, column }: Frame): string =>
  `${name || '?'} ${file}:${line}:${column}`;
