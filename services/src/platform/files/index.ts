export { Files, type FileRoom, type FoundFile } from './files.js';
export { insertFiles, type StoredFile } from './files.queries.js';
