import { checkOut } from '../support/published';
import { publishTo, type Deployment } from './deployment';

/** Ships a version of the assistant with another panel title. */
export async function releaseAssistant({ webRoot }: Deployment): Promise<void> {
  const team = checkOut(['mfe-assistant']);
  team.setVersion('mfe-assistant', '1.1.0');
  const panel = 'mfe-assistant/src/panel/FloatingAssistant.tsx';
  team.replace(panel, 'title="Assistant"', 'title="Shop assistant"');
  await publishTo(webRoot, { CLEARCOAT_ROOT: team.root });
  team.remove();
}
