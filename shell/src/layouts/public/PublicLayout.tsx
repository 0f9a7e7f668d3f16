import { useUpdates } from '../../updates/use-updates';
import { PublicFrame } from './PublicFrame';

/** Public pages: header, page, footer. */
export function PublicLayout() {
  useUpdates();
  return <PublicFrame />;
}
