import pg from 'pg';

/** A statement and no function: databases that are spread over several machines hand that on. */
export const setLocal = (name: string, value: string) =>
  `set local ${name} = ${pg.escapeLiteral(value)}`;
