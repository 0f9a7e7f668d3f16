/** State of one remote in this page. */
export interface RemoteReport {
  name: string;
  state: 'idle' | 'loading' | 'ready' | 'fallenBack' | 'crashed' | 'failed';
  /** Running version. */
  version: string | undefined;
  /** Requested pages and slots with their states. */
  regions: Record<string, string>;
  /** Versions quarantined in this tab. */
  quarantined: string[];
  /** Reason of a failed load. */
  failure: unknown;
}

declare global {
  interface Window {
    /** State of the remotes, for the Remotes tab and the browser's console. */
    clearcoat?: { remotes: () => Promise<RemoteReport[]> };
  }
}
