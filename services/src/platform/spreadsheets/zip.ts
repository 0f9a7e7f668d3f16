import { createInflateRaw } from 'node:zlib';
import { broken, tooBigInside } from './problems.js';

const END_OF_DIRECTORY = 0x06054b50;
const DIRECTORY_ENTRY = 0x02014b50;
const LOCAL_ENTRY = 0x04034b50;
const END_SIZE = 22;
const LONGEST_COMMENT = 0xffff;
const MOST_FILES = 500;
const STORED = 0;
const DEFLATED = 8;

interface Entry {
  name: string;
  method: number;
  packedSize: number;
  offset: number;
}

/**
 * Parts of an Excel file, unpacked on read within a common budget. A few kilobytes could unpack to
 * gigabytes.
 */
export class ZipParts {
  private readonly entries: ReadonlyMap<string, Entry>;

  constructor(
    private readonly bytes: Buffer,
    private left: number,
  ) {
    this.entries = new Map(directoryOf(bytes).map((entry) => [partKey(entry.name), entry]));
  }

  has(name: string): boolean {
    return this.entries.has(partKey(name));
  }

  /** Text of a part in pieces. Stopping early unpacks no more of it. */
  async *read(name: string): AsyncGenerator<string> {
    const entry = this.entries.get(partKey(name));
    if (!entry) throw broken();
    const decoder = new TextDecoder('utf-8');
    for await (const piece of unpacked(packedBytes(this.bytes, entry), entry.method)) {
      this.left -= piece.length;
      if (this.left < 0) throw tooBigInside();
      yield decoder.decode(piece, { stream: true });
    }
    yield decoder.decode();
  }
}

/** Normalized part name, since some programs use backslashes or other capitals than the relations. */
const partKey = (name: string) => name.replaceAll('\\', '/').replace(/^\/+/, '').toLowerCase();

async function* unpacked(packed: Buffer, method: number): AsyncGenerator<Buffer> {
  if (method === STORED) {
    yield packed;
    return;
  }
  if (method !== DEFLATED) throw broken();
  const inflate = createInflateRaw();
  inflate.end(packed);
  try {
    yield* inflate as AsyncIterable<Buffer>;
  } catch (error) {
    if ((error as { code?: string }).code?.startsWith('Z_')) throw broken();
    throw error;
  } finally {
    inflate.destroy();
  }
}

function directoryOf(bytes: Buffer): Entry[] {
  try {
    return readDirectory(bytes);
  } catch (error) {
    // An offset outside the file.
    if (error instanceof RangeError) throw broken();
    throw error;
  }
}

function readDirectory(bytes: Buffer): Entry[] {
  const end = endOfDirectory(bytes);
  const count = bytes.readUInt16LE(end + 10);
  if (count > MOST_FILES) throw tooBigInside();
  const entries: Entry[] = [];
  let at = bytes.readUInt32LE(end + 16);
  for (let index = 0; index < count; index++) {
    if (bytes.readUInt32LE(at) !== DIRECTORY_ENTRY) throw broken();
    const nameLength = bytes.readUInt16LE(at + 28);
    entries.push({
      name: bytes.toString('utf8', at + 46, at + 46 + nameLength),
      method: bytes.readUInt16LE(at + 10),
      packedSize: bytes.readUInt32LE(at + 20),
      offset: bytes.readUInt32LE(at + 42),
    });
    at += 46 + nameLength + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
  }
  return entries;
}

function endOfDirectory(bytes: Buffer): number {
  const first = Math.max(0, bytes.length - END_SIZE - LONGEST_COMMENT);
  for (let at = bytes.length - END_SIZE; at >= first; at--) {
    if (bytes.readUInt32LE(at) === END_OF_DIRECTORY) return at;
  }
  throw broken();
}

function packedBytes(bytes: Buffer, { packedSize, offset }: Entry): Buffer {
  if (offset + 30 > bytes.length || bytes.readUInt32LE(offset) !== LOCAL_ENTRY) throw broken();
  const start = offset + 30 + bytes.readUInt16LE(offset + 26) + bytes.readUInt16LE(offset + 28);
  return bytes.subarray(start, start + packedSize);
}
