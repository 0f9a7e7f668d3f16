import { Injectable } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { AddressInfo } from 'node:net';
import { Config } from '../config/config.js';

/** Absolute URLs for mails. Request headers are not used, since a stranger may forge them. */
@Injectable()
export class Links {
  constructor(
    private readonly config: Config,
    private readonly host: HttpAdapterHost,
  ) {}

  to(path: string): string {
    return this.origin() + path;
  }

  private origin(): string {
    if (this.config.publicUrl !== undefined) return this.config.publicUrl;
    const server = this.host.httpAdapter.getHttpServer() as { address(): AddressInfo | null };
    return `http://localhost:${server.address()?.port ?? this.config.port}`;
  }
}
