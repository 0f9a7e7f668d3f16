import { canary as startCanary } from '@clearcoat/federation/releases';
import type { RegistryRemote } from '@clearcoat/federation/registry';
import type { HistoryEntry } from '@clearcoat/federation/release';
import { readHistory, readRegistry } from '@clearcoat/federation/store';
import {
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  type OnApplicationShutdown,
} from '@nestjs/common';
import path from 'node:path';
import { Clock } from '../../platform/clock/clock.js';
import { Config } from '../../platform/config/config.js';
import { PlatformDatabase } from '../../platform/database/index.js';
import { Links, Mailer, type Mail } from '../../platform/mail/index.js';
import { Metrics } from '../../platform/metrics/index.js';
import {
  findAdministrators,
  findFares,
  findLoudest,
  noteHalt,
  type Halt,
  type Trial,
} from './canary.queries.js';
import { reasonToHalt } from './canary-rule.js';

const EVERY_MS = 60_000;
/** Name of the watch in the release history. */
export const BY_ITSELF = 'Clearcoat (canary watch)';

/** History entry that gave a canary its current share. */
export const lastStart = (history: HistoryEntry[], remote: string): HistoryEntry | undefined =>
  history.findLast(({ app, action }) => app === remote && action === 'canary');

function mailOf(to: string, { remote, version, reason }: Halt, url: string): Mail {
  return {
    to,
    subject: `The canary of ${remote} was halted`,
    letter: {
      paragraphs: [
        `${version} of ${remote} is nobody's version any more: its canary was halted by itself. Everyone has the stable version.`,
        reason,
        'It stays prepared. When it was not its fault, start the canary again: then only what happens from then on counts.',
      ],
      action: { label: 'See how it fared', url },
      footnote: 'You get this e-mail because you administer this Clearcoat.',
    },
  };
}

/**
 * Checks every canary once a minute, if the registry is writable here, and halts one that is worse than
 * stable.
 */
@Injectable()
export class CanaryWatch implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger(CanaryWatch.name);
  private readonly webRoot?: string;
  private timer?: NodeJS.Timeout;

  constructor(
    config: Config,
    private readonly db: PlatformDatabase,
    private readonly clock: Clock,
    private readonly mailer: Mailer,
    private readonly links: Links,
    private readonly metrics: Metrics,
  ) {
    this.webRoot = config.webRoot && path.resolve(config.webRoot);
  }

  onApplicationBootstrap(): void {
    if (!this.webRoot) return;
    const look = () => void this.look().catch((error) => this.logger.error(error));
    this.timer = setInterval(look, EVERY_MS).unref();
  }

  onApplicationShutdown(): void {
    clearInterval(this.timer);
  }

  async look(): Promise<void> {
    const { webRoot } = this;
    if (!webRoot) return;
    const tried = readRegistry(webRoot).remotes.filter(
      ({ canary }) => canary && canary.percent > 0,
    );
    if (tried.length === 0) return;
    const history = readHistory(webRoot);
    for (const remote of tried) await this.judge(webRoot, remote, history);
  }

  private async judge(
    webRoot: string,
    { name, stable, canary }: RegistryRemote,
    history: HistoryEntry[],
  ): Promise<void> {
    const began = lastStart(history, name)?.at;
    if (!canary || began === undefined) return;
    const { version } = canary;
    const since = new Date(began);
    const reason = await this.reason({
      remote: name,
      canary: version,
      stable: stable.version,
      since,
    });
    if (reason === undefined) return;
    await startCanary(webRoot, BY_ITSELF, name, version, 0);
    this.metrics.canaryHalts.inc();
    await this.tell({ remote: name, version, at: this.clock.now(), reason }, since);
  }

  /**
   * Reason to halt. Anybody can send reports, so the reason must hold without the reports of any single
   * network.
   */
  private async reason(trial: Trial): Promise<string | undefined> {
    const judge = async (without?: string) => {
      const { canary, stable } = await findFares(this.db.sql, trial, without);
      return reasonToHalt(canary, stable);
    };
    const reason = await judge();
    if (reason === undefined) return undefined;
    for (const network of await findLoudest(this.db.sql, trial)) {
      if ((await judge(network)) === undefined) return undefined;
    }
    return reason;
  }

  private async tell(halt: Halt, since: Date): Promise<void> {
    this.logger.warn(`The canary ${halt.version} of ${halt.remote} was halted: ${halt.reason}`);
    const url = this.links.to('/admin?tab=remotes');
    await this.db.tx(async (sql) => {
      if (!(await noteHalt(sql, halt, since))) return;
      for (const to of await findAdministrators(sql)) {
        await this.mailer.send(sql, mailOf(to, halt, url));
      }
    });
  }
}
