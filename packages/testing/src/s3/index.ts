import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

async function bytesOf(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

const SIGNED = /^AWS4-HMAC-SHA256 Credential=([^/]+)\//;

/**
 * A fake S3 server with the operations that Clearcoat uses: put, get and delete objects of one
 * bucket. Requests without a valid signature are refused.
 *
 * @example
 * const s3 = await FakeS3.start();
 * // S3_ENDPOINT: s3.url, S3_BUCKET: 'files', S3_ACCESS_KEY_ID: s3.accessKeyId
 * await s3.stop();
 */
export class FakeS3 {
  /** Objects by `bucket/key`. */
  readonly objects = new Map<string, { bytes: Buffer; contentType: string | undefined }>();
  readonly accessKeyId = 'fake-key';
  /** Status that all requests get while set. */
  failure?: number;

  private constructor(
    private readonly server: Server,
    readonly url: string,
  ) {
    server.on('request', (request, response) => void this.answer(request, response));
  }

  static async start(): Promise<FakeS3> {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    return new FakeS3(server, `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    this.server.close();
    await once(this.server, 'close');
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const bytes = await bytesOf(request);
    const [, keyId] = SIGNED.exec(request.headers.authorization ?? '') ?? [];
    const name = new URL(request.url ?? '', this.url).pathname.slice(1);
    if (this.failure) response.writeHead(this.failure).end();
    else if (keyId !== this.accessKeyId) response.writeHead(403).end();
    else if (request.method === 'PUT') {
      this.objects.set(name, { bytes, contentType: request.headers['content-type'] });
      response.writeHead(200, { etag: '"1"' }).end();
    } else if (request.method === 'DELETE') {
      this.objects.delete(name);
      response.writeHead(204).end();
    } else this.read(name, response);
  }

  private read(name: string, response: ServerResponse): void {
    const object = this.objects.get(name);
    if (!object) {
      const code = '<Error><Code>NoSuchKey</Code></Error>';
      response.writeHead(404, { 'content-type': 'application/xml' }).end(code);
      return;
    }
    const { bytes, contentType } = object;
    response.writeHead(200, {
      'content-length': bytes.length,
      ...(contentType && { 'content-type': contentType }),
    });
    response.end(bytes);
  }
}
