/**
 * The used part of Module Federation's runtime, under its names: shared packages of the page. Each
 * remote's entry creates a host over the shell's scope (docs/decisions/0004).
 */

export type Factory = () => unknown;
type Get = () => Factory | Promise<Factory>;

/** One version of a package and its loader. */
export interface Share {
  get: Get;
  /** The package, once loaded. */
  lib?: Factory | undefined;
  /** The load in progress. */
  loading?: Promise<Factory> | undefined;
}
/** The packages of a scope, each with its versions. */
export type Scope = Record<string, Record<string, Share>>;

/** A build's description of a shared package. */
interface Provided {
  version: string;
  get: Get;
  scope?: string | string[];
}
type AllProvided = Record<string, Provided | Provided[]>;

interface HostOptions {
  name: string;
  id?: string;
  version?: string;
  shared?: AllProvided;
  shareStrategy?: string;
}

const SCOPE = 'default';
const scopesOf = ({ scope = SCOPE }: Provided) => (Array.isArray(scope) ? scope : [scope]);

/** Version that is loaded or loading, else the last one registered. */
function chosenOf(versions: Record<string, Share> = {}): Share | undefined {
  const all = Object.values(versions);
  return all.find(({ lib, loading }) => Boolean(lib ?? loading)) ?? all.at(-1);
}

/**
 * One app of the page: the shell, which shares everything, or a version of a remote, which shares
 * nothing.
 */
export class ShareHost {
  readonly name: string;
  readonly shareScopeMap: Record<string, Scope> = {};
  options: HostOptions;

  constructor(options: HostOptions) {
    this.name = options.name;
    this.options = options;
    this.registerShared(options.shared);
  }

  initOptions(options: Partial<HostOptions>): HostOptions {
    this.options = { ...this.options, ...options };
    this.registerShared(options.shared);
    return this.options;
  }

  /** Registers shared packages. Packages that are already registered stay as they are. */
  registerShared(shared: AllProvided = {}): void {
    for (const [name, provided] of Object.entries(shared)) {
      for (const one of [provided].flat()) {
        for (const scope of scopesOf(one)) this.#offer(scope, name, one);
      }
    }
  }

  #offer(scope: string, name: string, { version, get }: Provided): void {
    const versions = ((this.shareScopeMap[scope] ??= {})[name] ??= {});
    versions[version] ??= { get };
  }

  /** Gives a remote the shell's scope. */
  initShareScopeMap(scope: string, shared: Scope): void {
    this.shareScopeMap[scope] = shared;
  }

  /** All shared packages are registered by then. */
  initializeSharing(scope: string): never[] {
    this.shareScopeMap[scope] ??= {};
    return [];
  }

  /**
   * Loads a shared package once, however many callers there are. A failed load is not cached.
   *
   * @returns false when nobody shares it
   */
  async loadShare(name: string): Promise<Factory | false> {
    const share = chosenOf(this.shareScopeMap[SCOPE]?.[name]);
    if (!share) return false;
    if (share.lib) return share.lib;
    share.loading ??= Promise.resolve(share.get());
    try {
      return (share.lib = await share.loading);
    } finally {
      share.loading = undefined;
    }
  }

  /** @throws Error when the package is not loaded yet */
  loadShareSync(name: string): Factory {
    const share = chosenOf(this.shareScopeMap[SCOPE]?.[name]);
    if (!share?.lib) throw new Error(`${this.name} needs ${name} before it is loaded.`);
    return share.lib;
  }
}
