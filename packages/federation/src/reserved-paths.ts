/** Paths that the shell and the server keep for themselves, with all that is below them. */
export const RESERVED_PATHS = [
  '/auth',
  '/api',
  '/assets',
  '/remotes',
  '/registry',
  '/health',
] as const;
