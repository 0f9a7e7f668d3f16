/** Paths reserved for the shell and the server, with everything below them. */
export const RESERVED_PATHS = [
  '/auth',
  '/api',
  '/assets',
  '/remotes',
  '/registry',
  '/health',
] as const;
