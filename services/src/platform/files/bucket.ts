import type { S3Client } from '@aws-sdk/client-s3';
import type { BucketSettings } from '../config/config.js';

const REQUEST_TIMEOUT_MS = 10_000;
const CONNECTION_TIMEOUT_MS = 3_000;

/**
 * Objects in an S3 bucket. The SDK is loaded on first use, because most installations have no bucket.
 */
export class Bucket {
  private client?: Promise<S3Client>;

  constructor(private readonly settings: BucketSettings) {}

  async put(key: string, bytes: Buffer, contentType: string): Promise<void> {
    const { PutObjectCommand } = await import('@aws-sdk/client-s3');
    const object = { Bucket: this.settings.name, Key: key, Body: bytes, ContentType: contentType };
    await (await this.connect()).send(new PutObjectCommand(object));
  }

  async get(key: string): Promise<Buffer> {
    const { GetObjectCommand } = await import('@aws-sdk/client-s3');
    const object = { Bucket: this.settings.name, Key: key };
    const { Body } = await (await this.connect()).send(new GetObjectCommand(object));
    if (!Body) throw new Error(`The object ${key} came without its bytes.`);
    return Buffer.from(await Body.transformToByteArray());
  }

  /** Deletes an object. Like S3, it succeeds if the object does not exist. */
  async delete(key: string): Promise<void> {
    const { DeleteObjectCommand } = await import('@aws-sdk/client-s3');
    const object = { Bucket: this.settings.name, Key: key };
    await (await this.connect()).send(new DeleteObjectCommand(object));
  }

  private connect(): Promise<S3Client> {
    this.client ??= import('@aws-sdk/client-s3').then(({ S3Client }) => {
      const { region, endpoint, credentials } = this.settings;
      return new S3Client({
        region,
        requestHandler: {
          requestTimeout: REQUEST_TIMEOUT_MS,
          connectionTimeout: CONNECTION_TIMEOUT_MS,
        },
        // Self-hosted services have no host name per bucket.
        ...(endpoint && { endpoint, forcePathStyle: true }),
        ...(credentials && { credentials }),
      });
    });
    return this.client;
  }
}
