export { Hourly, HourlyTasks } from './hourly.js';
export { JobQueue } from './job-queue.js';
export { TakenOver, Worker, type Attempt, type Result } from './worker.js';
