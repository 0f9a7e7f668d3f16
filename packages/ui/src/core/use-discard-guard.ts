import { useEffect, useEffectEvent } from 'react';
import { useUnsavedChanges } from '@clearcoat/sdk';
import { useConfirm } from './use-confirm';

/**
 * Asks before what was typed is lost by going somewhere else.
 *
 * @param dirty - whether anything typed is not saved yet
 * @returns the same question, for other ways of losing it: true to discard
 * @example const discard = useDiscardGuard(isDirty);
 */
export function useDiscardGuard(dirty: boolean): () => Promise<boolean> {
  const blocker = useUnsavedChanges(dirty);
  const confirm = useConfirm();
  const discard = () =>
    confirm({
      title: 'Discard what you typed?',
      content: 'It has not been saved yet.',
      okText: 'Discard',
      cancelText: 'Keep Editing',
      danger: true,
    });
  const decide = useEffectEvent(async () => {
    if (await discard()) blocker.proceed?.();
    else blocker.reset?.();
  });
  useEffect(() => {
    if (blocker.state === 'blocked') void decide();
  }, [blocker.state]);
  return discard;
}
