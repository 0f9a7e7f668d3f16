import { useCan } from '@clearcoat/sdk';

/** Link to the plans. It opens a new tab, so that unsaved input is not lost. */
export function SeePlans() {
  const path = useCan('business:manage') ? '/settings#plan' : '/pricing';
  return (
    <a href={path} target="_blank" rel="noopener">
      See plans
    </a>
  );
}
