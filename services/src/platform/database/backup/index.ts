export { backup } from './backup.js';
export { BackupError } from './format.js';
export { restore, type RestoreOptions } from './restore.js';
