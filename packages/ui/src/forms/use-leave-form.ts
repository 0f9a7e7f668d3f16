import { useNavigate } from '@clearcoat/sdk';
import { useEffect, useState } from 'react';
import { useDiscardGuard } from '../core/use-discard-guard';

/**
 * Unsaved-changes guard of a page that is a form.
 *
 * @param to - path to open after saving or cancelling
 * @returns `markDirty`, after which navigation asks first, and `leave`, which doesn't ask
 * @example const { leave, markDirty } = useLeaveForm('/appointments');
 */
export function useLeaveForm(to: string): { leave: () => void; markDirty: () => void } {
  const navigate = useNavigate();
  const [isDirty, setIsDirty] = useState(false);
  const [isLeaving, setIsLeaving] = useState(false);
  useDiscardGuard(isDirty && !isLeaving);
  // Navigates only once the guard is released, which takes a render.
  useEffect(() => {
    if (isLeaving) void navigate(to);
  }, [isLeaving, navigate, to]);
  return { leave: () => setIsLeaving(true), markDirty: () => setIsDirty(true) };
}
