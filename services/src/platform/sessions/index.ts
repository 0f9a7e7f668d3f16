export { LastWrites } from './last-writes.js';
export { SessionCookie } from './session-cookie.js';
export { REMEMBERED_MS, Sessions, type Client } from './sessions.service.js';
