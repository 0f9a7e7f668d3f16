export { JobQueue } from './job-queue.js';
export { TakenOver, Worker, type Attempt } from './worker.js';
