/** Bundles the services' libraries for jest, once for each lock file. */
export declare function bundleLibraries(): Promise<void>;
