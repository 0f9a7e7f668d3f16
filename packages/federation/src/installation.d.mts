export declare function isInstalled(root: string): boolean;
export declare function stampInstallation(root: string): void;
