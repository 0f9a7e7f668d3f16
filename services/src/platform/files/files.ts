import { Injectable, Logger } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { Clock } from '../clock/clock.js';
import { Config } from '../config/config.js';
import { PlatformDatabase, type Sql } from '../database/index.js';
import { AppError, unavailable } from '../errors/app-error.js';
import { HOUR_MS } from '../time/durations.js';
import { Bucket } from './bucket.js';
import {
  cancelRemovals,
  insertFiles,
  insertRemoval,
  lockDueRemovals,
  sumOfSizes,
  type StoredFile,
} from './files.queries.js';
import { Hourly } from '../jobs/index.js';

interface Content {
  bytes: Buffer;
  contentType: string;
}

/** Quota of a business in bytes, and the refusal beyond it. */
export interface FileRoom {
  bytes: number;
  fullText: string;
}

type FindRoom = (sql: Sql, businessId: string) => Promise<FileRoom>;

/** A file row with its bytes, if they are in the database. */
export type FoundFile = Pick<StoredFile, 'id' | 'bytes'>;

const REMOVALS_AT_ONCE = 100;

const keyOf = (businessId: string, id: string) => `${businessId}/${id}`;

/**
 * Files of businesses, such as photos. Without S3_BUCKET their bytes are in `stored_files`, which every
 * process reads. With it they are objects that a row refers to.
 *
 * An object is written before the transaction that refers to it, and noted as to be removed until that transaction commits.
 * So an object without a row is removed an hour later, and a row without an object can't be.
 */
@Injectable()
export class Files {
  private readonly logger = new Logger(Files.name);
  private readonly bucket?: Bucket;
  private findRoom?: FindRoom;

  constructor(
    config: Config,
    private readonly db: PlatformDatabase,
    private readonly clock: Clock,
  ) {
    if (config.bucket) this.bucket = new Bucket(config.bucket);
  }

  /** Sets the quota rule. Default: no limit. */
  limitBy(findRoom: FindRoom): void {
    this.findRoom = findRoom;
  }

  /** Refuses a file if the quota is used up. Concurrent uploads may exceed it by their own size. */
  async assertRoom(sql: Sql, businessId: string): Promise<void> {
    const [room, used] = await Promise.all([
      this.findRoom?.(sql, businessId),
      sumOfSizes(sql, businessId),
    ]);
    if (!room || used < room.bytes) return;
    throw new AppError({ statusCode: 402, code: 'plan_limit', message: room.fullText });
  }

  /** Stores bytes. The transaction that refers to the file must then call `attach`. */
  async prepare(businessId: string, { bytes, contentType }: Content): Promise<StoredFile> {
    const [id, created_at] = [randomUUID(), this.clock.now()];
    const file = { id, content_type: contentType, size: bytes.length, created_at };
    if (!this.bucket) return { ...file, bytes };
    const inAnHour = new Date(created_at.getTime() + HOUR_MS);
    await insertRemoval(this.db.sql, { businessId, id }, inAnHour);
    await this.bucket.put(keyOf(businessId, id), bytes, contentType).catch((error: unknown) => {
      this.logger.error(error);
      throw unavailable(
        'Photos can’t be stored right now. Please send this one again in a few minutes.',
      );
    });
    return { ...file, bytes: null };
  }

  async attach(sql: Sql, businessId: string, files: StoredFile[]): Promise<void> {
    await insertFiles(sql, businessId, files);
    if (!this.bucket) return;
    const ids = files.map(({ id }) => id);
    await cancelRemovals(sql, businessId, ids);
  }

  /** Bytes of a file from its row or the bucket. */
  async read(businessId: string, { id, bytes }: FoundFile): Promise<Buffer> {
    if (bytes) return bytes;
    if (!this.bucket) throw new Error(`The file ${id} lies in a bucket: S3_BUCKET is missing.`);
    return this.bucket.get(keyOf(businessId, id)).catch((error: unknown) => {
      this.logger.error(error);
      throw unavailable('This photo can’t be shown right now. Please try again in a few minutes.');
    });
  }

  /** Deletes objects without a row. Failed deletions stay scheduled. */
  @Hourly('files')
  async purge(): Promise<void> {
    const { bucket } = this;
    if (!bucket) return;
    let removed: number;
    do removed = await this.db.tx((sql) => this.removeSome(sql, bucket));
    while (removed === REMOVALS_AT_ONCE);
  }

  private async removeSome(sql: Sql, bucket: Bucket): Promise<number> {
    const due = await lockDueRemovals(sql, this.clock.now(), REMOVALS_AT_ONCE);
    for (const { businessId, id } of due) {
      await bucket.delete(keyOf(businessId, id));
      await cancelRemovals(sql, businessId, [id]);
    }
    return due.length;
  }
}
