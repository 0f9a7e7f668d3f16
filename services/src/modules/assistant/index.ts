export { AssistantModule } from './assistant.module.js';
