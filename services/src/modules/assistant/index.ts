export { AssistantModule } from './assistant.module.js';
export { Feedback } from './feedback/feedback.service.js';
