import { hash, randomBytes } from 'node:crypto';

const TOKEN_BYTES = 32;

/** A secret for a link or a cookie; only its hash is stored. */
export const newToken = () => randomBytes(TOKEN_BYTES).toString('base64url');

export const hashOf = (token: string) => hash('sha256', token, 'buffer');
