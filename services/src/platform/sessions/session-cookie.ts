import '@fastify/cookie';
import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Config } from '../config/config.js';
import { ABSOLUTE_LIFETIME_MS, type Client } from './sessions.service.js';

@Injectable()
export class SessionCookie {
  private readonly name: string;
  private readonly secure: boolean;

  constructor(config: Config) {
    this.secure = config.secureCookies;
    this.name = this.secure ? '__Host-session' : 'session';
  }

  read(request: FastifyRequest): string | undefined {
    return request.cookies[this.name];
  }

  /** Client of a request, for a sign-in. */
  client(request: FastifyRequest): Client {
    return {
      address: request.ip,
      userAgent: request.headers['user-agent'] ?? '',
      sessionToken: this.read(request),
    };
  }

  write(reply: FastifyReply, token: string): void {
    reply.setCookie(this.name, token, { ...this.scope(), maxAge: ABSOLUTE_LIFETIME_MS / 1000 });
  }

  clear(reply: FastifyReply): void {
    reply.clearCookie(this.name, this.scope());
  }

  private scope() {
    return { path: '/', httpOnly: true, sameSite: 'lax' as const, secure: this.secure };
  }
}
