/** The repository's compose file as a separate project. */
import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../../../scripts/bootstrap.mjs';

export const PROJECT = 'clearcoat-try';
export const APPS = ['shell', 'marketing', 'crm', 'scheduling', 'insights', 'assistant'];
const METRICS_PORT = 9464;
/** Time until all services of `docker-compose up` are healthy. */
const PATIENCE_MS = 300_000;

const password = () => randomBytes(12).toString('hex');

export class Compose {
  /** @param port of the edge, on loopback */
  constructor(engine, folder, port, project = PROJECT) {
    Object.assign(this, { engine, project, url: `http://127.0.0.1:${port}` });
    this.passwords = { owner: password(), app: password(), platform: password() };
    this.settings = {
      COMPOSE_PROJECT_NAME: project,
      POSTGRES_PASSWORD: this.passwords.owner,
      APP_PASSWORD: this.passwords.app,
      PLATFORM_PASSWORD: this.passwords.platform,
      PORT: `127.0.0.1:${port}`,
      PUBLIC_URL: this.url,
    };
    this.files = this.place(folder);
    // Docker's compose plugin, else the older program.
    const hasPlugin = engine.ask('docker', ['compose', 'version']).status === 0;
    this.command = hasPlugin ? ['docker', 'compose'] : ['docker-compose'];
  }

  /**
   * Writes the compose file without `name` for the older program. An engine without a network
   * bridge builds in the host's network.
   */
  place(folder) {
    mkdirSync(folder, { recursive: true });
    const text = readFileSync(path.join(ROOT, 'docker-compose.yml'), 'utf8');
    const services = text.slice(text.indexOf('\nservices:'), text.indexOf('\nvolumes:'));
    const built = [...services.matchAll(/^ {2}([a-z-]+):\n/gm)].map(([, name]) => name);
    const own = built.filter((name) => name !== 'postgres');
    const network = own.map((name) => `  ${name}: { build: { network: host } }\n`).join('');
    const [file, override] = ['compose.yml', 'compose.network.yml'].map((name) =>
      path.join(folder, name),
    );
    writeFileSync(file, text.replace(/^name: .*\n/m, ''));
    writeFileSync(override, `services:\n${network}`);
    return ['--file', file, '--file', override, '--project-directory', ROOT];
  }

  /** @throws Error with the last output of the failed containers */
  run(args, { tag = 'local', timeout = PATIENCE_MS } = {}) {
    const [program, ...first] = this.command;
    const env = { ...this.settings, TAG: tag };
    try {
      return this.engine.run(program, [...first, ...this.files, ...args], { env, timeout });
    } catch (error) {
      throw new Error(`${error.message}\n${this.lastWords()}`, { cause: error });
    }
  }

  lastWords() {
    const ended = ['--filter', `label=com.docker.compose.project=${this.project}`];
    const all = this.engine.docker('ps', '--all', '--quiet', '--filter', 'status=exited', ...ended);
    const bad = all
      .split('\n')
      .filter((id) => id && this.inspect(id, '{{.State.ExitCode}}') !== '0');
    return bad
      .map((id) => {
        const { stdout, stderr } = this.engine.ask('docker', ['logs', '--tail', '15', id]);
        return `${this.inspect(id, '{{.Name}}')}: ${stdout}${stderr}`;
      })
      .join('\n');
  }

  /** Ids of a service's running containers. */
  idsOf(service) {
    const labels = [`project=${this.project}`, `service=${service}`].flatMap((label) => [
      '--filter',
      `label=com.docker.compose.${label}`,
    ]);
    return this.engine
      .docker('ps', '--quiet', ...labels)
      .split('\n')
      .filter(Boolean);
  }

  inspect(id, format) {
    return this.engine.docker('inspect', '--format', format, id);
  }

  addressOf(id) {
    return this.inspect(id, '{{range .NetworkSettings.Networks}}{{.IPAddress}}{{end}}');
  }

  /** Kills a container's process like a crash, without telling the engine. */
  crash(id) {
    process.kill(Number(this.inspect(id, '{{.State.Pid}}')), 'SIGKILL');
  }

  /** Runs an owner's statement in the database's container. Returns its plain output. */
  sql(statement, database = 'clearcoat') {
    const [postgres] = this.idsOf('postgres');
    const psql = ['psql', '--username', 'clearcoat', '--no-align', '--tuples-only', '--quiet'];
    return this.engine.docker(
      'exec',
      postgres,
      ...psql,
      '--dbname',
      database,
      '--command',
      statement,
    );
  }

  /** Database URLs of the owner and the two roles. */
  databaseUrls(database) {
    const url = (user, key) =>
      `postgres://${user}:${this.passwords[key]}@postgres:5432/${database}`;
    return {
      DATABASE_URL: url('clearcoat', 'owner'),
      APP_DATABASE_URL: url('clearcoat_app', 'app'),
      PLATFORM_DATABASE_URL: url('clearcoat_platform', 'platform'),
    };
  }

  /** Runs the API's image in the project's network, with a shared folder at /www. */
  runApi(how, settings, ...command) {
    const env = Object.entries(settings).flatMap(([name, value]) => ['--env', `${name}=${value}`]);
    const confined = ['--read-only', '--cap-drop', 'ALL', '--tmpfs', '/tmp:mode=1777'];
    const at = ['--network', `${this.project}_default`, '--volume', `${this.project}-files:/www`];
    const image = 'clearcoat/api:local';
    return this.engine.docker('run', how, ...confined, ...at, ...env, image, ...command);
  }

  /** Sums a metric over all containers of a service, grouped by what `by` matches in the labels. */
  async metric(service, name, by = /status="(\d)/) {
    const sums = {};
    for (const id of this.idsOf(service)) {
      const text = await fetch(`http://${this.addressOf(id)}:${METRICS_PORT}/metrics`)
        .then((answer) => answer.text())
        .catch(() => '');
      for (const line of text.split('\n').filter((each) => each.startsWith(name))) {
        const label = by.exec(line)?.[1] ?? '';
        sums[label] = (sums[label] ?? 0) + Number(line.slice(line.lastIndexOf(' ')));
      }
    }
    return sums;
  }
}
