import { decode, type Decoded, type Rendition } from './decode.js';

export interface Order {
  bytes: Uint8Array;
  renditions: Rendition[];
}

/** Twice the memory that the largest accepted photo needs. */
const MAX_RSS_BYTES = 400 * 1024 * 1024;
const CHECK_MS = 10;

// A file that needs more memory than its header suggests ends only this process, not the server.
setInterval(() => {
  if (process.memoryUsage.rss() > MAX_RSS_BYTES) process.exit(1);
}, CHECK_MS).unref();

process.on('disconnect', () => process.exit(0));

process.on('message', ({ bytes, renditions }: Order) => {
  void decode(Buffer.from(bytes), renditions).then((decoded: Decoded) => process.send?.(decoded));
});
