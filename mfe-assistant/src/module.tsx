import { defineRemote, lazyPage } from '@clearcoat/sdk';
import { DailyBrief } from './brief/DailyBrief';
import { DashboardAssistant } from './panel/DashboardAssistant';
import { conversation } from './conversation/conversation';
import { FloatingAssistant } from './panel/FloatingAssistant';

export default defineRemote({
  name: 'assistant',
  routes: [
    {
      path: '/handbook',
      element: lazyPage(() => import('./handbook/HandbookPage')),
      handle: { title: 'Handbook' },
    },
    {
      path: '/handbook/:slug',
      element: lazyPage(() => import('./handbook/HandbookSectionPage')),
      handle: { title: 'Handbook' },
    },
  ],
  // A reload for a new release waits for a streaming answer.
  canLeave: conversation.canLeave,
  slots: {
    'dashboard.assistant': DashboardAssistant,
    'dashboard.brief': DailyBrief,
    'app.overlay': FloatingAssistant,
  },
});
