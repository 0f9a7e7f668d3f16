export { AssistantModule } from './assistant.module.js';
export { AssistantPreparation } from './preparation.js';
export { Feedback } from './feedback/feedback.service.js';
