export { SessionCookie } from './session-cookie.js';
export { Sessions, type Client } from './sessions.service.js';
