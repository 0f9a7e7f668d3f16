export { formatMailbox } from '../validation/mailbox.js';
export { Delivery } from './delivery.js';
export { Links } from './links.js';
export { Mailer, type Mail } from './mailer.js';
export { render, type Letter } from './letter.js';
export { Smtp } from './smtp.js';
export { smtpProblem } from './smtp-problem.js';
