import { useEffect, useEffectEvent, useRef } from 'react';
import { useUnsavedChanges } from '@clearcoat/sdk';
import { useConfirm } from './use-confirm';

/**
 * Asks before a navigation loses unsaved input.
 *
 * @param dirty - whether there is unsaved input
 * @returns the same question for other ways to leave: resolves to true to discard
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
  const isAskingRef = useRef(false);
  const decide = useEffectEvent(async () => {
    if (isAskingRef.current) return;
    isAskingRef.current = true;
    const goes = await discard();
    isAskingRef.current = false;
    if (goes) blocker.proceed?.();
    else blocker.reset?.();
  });
  useEffect(() => {
    if (blocker.state === 'blocked') void decide();
    // Not its state: a second navigation before the first answer renders gets another blocker.
  }, [blocker]);
  return discard;
}
