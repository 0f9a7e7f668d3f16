import { promisify } from 'node:util';
import { crc32, inflateRaw } from 'node:zlib';
import { broken, tooBigInside } from './refusals.js';

const inflate = promisify(inflateRaw);

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
 * The parts of an Excel file, unpacked within a budget and packed again without compression. A few
 * kilobytes can unpack to gigabytes; whoever reads the result cannot be surprised any more.
 */
export async function unpackedZip(bytes: Buffer, budget: number): Promise<Buffer> {
  const parts: { name: string; content: Buffer }[] = [];
  let left = budget;
  for (const entry of directoryOf(bytes)) {
    if (!/\.(xml|rels)$/i.test(entry.name)) continue;
    const content = await contentOf(bytes, entry, left);
    left -= content.length;
    parts.push({ name: entry.name, content });
  }
  return storedZip(parts);
}

function directoryOf(bytes: Buffer): Entry[] {
  try {
    return readDirectory(bytes);
  } catch (error) {
    // An offset that leads outside of the file.
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

async function contentOf(bytes: Buffer, entry: Entry, left: number): Promise<Buffer> {
  const { method, packedSize, offset } = entry;
  if (offset + 30 > bytes.length || bytes.readUInt32LE(offset) !== LOCAL_ENTRY) throw broken();
  const start = offset + 30 + bytes.readUInt16LE(offset + 26) + bytes.readUInt16LE(offset + 28);
  const packed = bytes.subarray(start, start + packedSize);
  if (method === STORED && packed.length <= left) return packed;
  if (method !== DEFLATED || left <= 0) throw method === DEFLATED ? tooBigInside() : broken();
  return inflate(packed, { maxOutputLength: left }).catch((error: { code?: string }) => {
    throw error.code === 'ERR_BUFFER_TOO_LARGE' ? tooBigInside() : broken();
  });
}

function storedZip(parts: { name: string; content: Buffer }[]): Buffer {
  const files: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, content } of parts) {
    const title = Buffer.from(name);
    const local = Buffer.alloc(30);
    local.writeUInt32LE(LOCAL_ENTRY, 0);
    writeFacts(local, 4, title, content);
    const entry = Buffer.alloc(46);
    entry.writeUInt32LE(DIRECTORY_ENTRY, 0);
    writeFacts(entry, 6, title, content);
    entry.writeUInt32LE(offset, 42);
    files.push(local, title, content);
    directory.push(entry, title);
    offset += local.length + title.length + content.length;
  }
  const end = Buffer.alloc(END_SIZE);
  end.writeUInt32LE(END_OF_DIRECTORY, 0);
  end.writeUInt16LE(parts.length, 8);
  end.writeUInt16LE(parts.length, 10);
  end.writeUInt32LE(Buffer.concat(directory).length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...files, ...directory, end]);
}

/** Version, flags and method stay 0 but for the version; sizes and checksum are those of the part. */
function writeFacts(header: Buffer, at: number, title: Buffer, content: Buffer): void {
  header.writeUInt16LE(20, at);
  header.writeUInt32LE(crc32(content), at + 10);
  header.writeUInt32LE(content.length, at + 14);
  header.writeUInt32LE(content.length, at + 18);
  header.writeUInt16LE(title.length, at + 22);
}
