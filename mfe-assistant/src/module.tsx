import { defineRemote } from '@clearcoat/sdk';
import { DashboardAssistant } from './panel/DashboardAssistant';
import { FloatingAssistant } from './panel/FloatingAssistant';

export default defineRemote({
  name: 'assistant',
  routes: [],
  slots: { 'dashboard.assistant': DashboardAssistant, 'app.overlay': FloatingAssistant },
});
