/** Where nginx is, or undefined. */
export declare function findNginx(): string | undefined;
