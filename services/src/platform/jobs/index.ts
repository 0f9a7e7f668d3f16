export { JobQueue } from './job-queue.js';
export { Worker, type Attempt } from './worker.js';
