import { useCan } from '@clearcoat/sdk';

/** Where more room is to be had. In a tab of its own, so that nothing entered here is lost. */
export function SeePlans() {
  const path = useCan('business:manage') ? '/settings#plan' : '/pricing';
  return (
    <a href={path} target="_blank" rel="noopener">
      See plans
    </a>
  );
}
