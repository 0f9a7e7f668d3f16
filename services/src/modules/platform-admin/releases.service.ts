import { canary, promote, rollback } from '@clearcoat/federation/releases';
import type { Registry } from '@clearcoat/federation/registry';
import { readHistory, readRegistry, versionsOnDisk } from '@clearcoat/federation/store';
import { Injectable } from '@nestjs/common';
import path from 'node:path';
import { ClientReports, OF_THE_SHELL } from '../../platform/client-reports/index.js';
import { Config } from '../../platform/config/config.js';
import { PlatformDatabase } from '../../platform/database/index.js';
import { notFound } from '../../platform/errors/app-error.js';
import type { Person } from '../../platform/tenancy/context.js';
import { findAdministrator } from './administrators.queries.js';
import type {
  CanaryInput,
  PlatformReleases,
  ReleaseChange,
  RollbackInput,
} from './dto/releases.dto.js';
import { inSentences, notFromHere } from './release-errors.js';
import { BY_ITSELF, lastStart } from './canary-watch.js';
import { findHalts, type Halt } from './canary.queries.js';
import { describeRemote, describeShell } from './release-overview.js';

const SHOWN_CHANGES = 50;
const SHOWN_FAILURES = 10;

const NOTHING: PlatformReleases = { revision: '', shell: null, remotes: [] };

/** Published releases, with the same operations as on the command line. */
@Injectable()
export class Releases {
  private readonly webRoot?: string;

  constructor(
    config: Config,
    private readonly db: PlatformDatabase,
    private readonly reports: ClientReports,
  ) {
    this.webRoot = config.webRoot && path.resolve(config.webRoot);
  }

  async overview(): Promise<PlatformReleases> {
    const { webRoot } = this;
    if (!webRoot) return NOTHING;
    return inSentences(async () => {
      const { revision, remotes } = readRegistry(webRoot);
      const names = remotes.map(({ name }) => name);
      const [loads, failures, halts] = await Promise.all([
        this.reports.loads(),
        this.reports.failures([...names, ...OF_THE_SHELL], SHOWN_FAILURES),
        this.halts(webRoot),
      ]);
      return {
        revision,
        shell: describeShell(webRoot, failures),
        remotes: remotes.map((remote) => describeRemote(webRoot, remote, loads, failures, halts)),
      };
    });
  }

  async history(limit = SHOWN_CHANGES): Promise<ReleaseChange[]> {
    const { webRoot } = this;
    if (!webRoot) return [];
    return inSentences(() =>
      readHistory(webRoot)
        .slice(-limit)
        .reverse()
        .map(({ at, by, action, app, from = null, to, percent = null }) => ({
          at,
          by,
          action,
          app,
          from,
          to,
          percent,
        })),
    );
  }

  promote(person: Person, name: string, version: string): Promise<PlatformReleases> {
    return this.change(person, (webRoot, by) => {
      assertOnDisk(webRoot, name, version);
      return promote(webRoot, by, name, version);
    });
  }

  canary(person: Person, name: string, { version, percent }: CanaryInput) {
    return this.change(person, (webRoot, by) => {
      assertOnDisk(webRoot, name, version);
      return canary(webRoot, by, name, version, percent);
    });
  }

  rollback(person: Person, name: string, { from }: RollbackInput): Promise<PlatformReleases> {
    return this.change(person, (webRoot, by) => {
      assertPublished(webRoot, name);
      return rollback(webRoot, by, name, from);
    });
  }

  /** Halts by the watch. A canary that a person changed afterwards is left out. */
  private async halts(webRoot: string): Promise<Halt[]> {
    const halts = await findHalts(this.db.sql);
    if (halts.length === 0) return halts;
    const history = readHistory(webRoot);
    return halts.filter(({ remote }) => lastStart(history, remote)?.by === BY_ITSELF);
  }

  private async change(
    person: Person,
    make: (webRoot: string, by: string) => Promise<Registry>,
  ): Promise<PlatformReleases> {
    const { webRoot } = this;
    if (!webRoot) throw notFromHere();
    const by = await findAdministrator(this.db.sql, person);
    await inSentences(() => make(webRoot, by));
    return this.overview();
  }
}

function assertPublished(webRoot: string, name: string): void {
  const isPublished = readRegistry(webRoot).remotes.some((remote) => remote.name === name);
  if (!isPublished) throw notFound('This remote');
}

function assertOnDisk(webRoot: string, name: string, version: string): void {
  assertPublished(webRoot, name);
  const isThere = versionsOnDisk(webRoot, name).some((release) => release.version === version);
  if (!isThere) throw notFound(`Version ${version} of ${name}`);
}
