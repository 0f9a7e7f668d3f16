/** One remote as it is in this page. */
export interface RemoteReport {
  name: string;
  state: 'idle' | 'loading' | 'ready' | 'fallenBack' | 'crashed' | 'failed';
  /** The version that runs. */
  version: string | undefined;
  /** Its pages and slots that were asked for, and what stands there. */
  regions: Record<string, string>;
  /** The versions that are passed over in this tab. */
  quarantined: string[];
  /** Why it did not load. */
  failure: unknown;
}

declare global {
  interface Window {
    /** What runs in this page, for the Remotes tab and for a developer at the browser's console. */
    clearcoat?: { remotes: () => Promise<RemoteReport[]> };
  }
}
