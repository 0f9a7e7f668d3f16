import { unpack } from '@clearcoat/federation/bundle';
import { ship } from '@clearcoat/federation/ship';
import { readRegistry } from '@clearcoat/federation/store';
import { exclusively } from '@clearcoat/federation/transaction';
import { HttpStatus, Injectable } from '@nestjs/common';
import { createHash, timingSafeEqual } from 'node:crypto';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';
import { Config } from '../../platform/config/config.js';
import { AppError, unreadable } from '../../platform/errors/app-error.js';
import type { Publication } from './dto/publication.dto.js';
import { inSentences, notFromHere } from './release-errors.js';

const BEARER = /^Bearer (\S+)$/i;

const refused = () =>
  new AppError({
    statusCode: HttpStatus.UNAUTHORIZED,
    code: 'unauthenticated',
    message: 'Send the key of your team, as `Authorization: Bearer …`.',
  });

const notYours = (team: string, name: string) =>
  new AppError({
    statusCode: HttpStatus.FORBIDDEN,
    code: 'forbidden',
    message: `The key is of ${team}: it cannot publish ${name}.`,
  });

const sha256 = (text: string) => createHash('sha256').update(text).digest();

/** Publishing by external teams, each with a key for its own remote. */
@Injectable()
export class Publishing {
  private readonly webRoot?: string;
  private readonly keys: [team: string, sha256: Buffer][];

  constructor({ webRoot, publishKeys }: Config) {
    this.webRoot = webRoot && path.resolve(webRoot);
    this.keys = Object.entries(publishKeys).map(([team, hash]) => [team, Buffer.from(hash, 'hex')]);
  }

  /** Team of a key. Checked before the upload is read. */
  teamOf(authorization = ''): string {
    const [, key = ''] = BEARER.exec(authorization) ?? [];
    const given = sha256(key);
    const [team] = this.keys.find(([, hash]) => timingSafeEqual(hash, given)) ?? [];
    if (team === undefined) throw refused();
    return team;
  }

  async publish(team: string, bytes: Uint8Array): Promise<Publication> {
    const { webRoot } = this;
    if (!webRoot) throw notFromHere();
    const uploads = path.join(webRoot, 'releases');
    await inSentences(() => mkdir(uploads, { recursive: true }));
    const folder = await mkdtemp(path.join(uploads, 'upload-'));
    try {
      return await this.publishFrom(folder, webRoot, team, bytes);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }

  private async publishFrom(folder: string, webRoot: string, team: string, bytes: Uint8Array) {
    const { percent, ...build } = unpacked(bytes, folder);
    const { name, version } = build.release;
    if (name !== team) throw notYours(team, name);
    const notes: string[] = [];
    const by = `the key of ${team}`;
    const log = (line: string) => void notes.push(line);
    const options = { webRoot, by, canaryPercent: percent, log };
    await inSentences(() => exclusively(webRoot, by, () => ship([build], options)));
    return { name, version, revision: readRegistry(webRoot).revision, notes };
  }
}

function unpacked(bytes: Uint8Array, folder: string) {
  try {
    return unpack(bytes, folder);
  } catch (error) {
    throw unreadable(error instanceof Error ? error.message : String(error));
  }
}
