import pg from 'pg';

/** A statement instead of `set_config`, because distributed databases forward only statements. */
export const setLocal = (name: string, value: string) =>
  `set local ${name} = ${pg.escapeLiteral(value)}`;
