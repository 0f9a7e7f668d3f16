/** Path of nginx, or undefined. */
export declare function findNginx(): string | undefined;
