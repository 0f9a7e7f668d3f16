import { useMutation } from '@tanstack/react-query';
import { toastError } from '@clearcoat/ui/core';
import type { Invited } from './InvitationDialog';
import { fullName, inviteAgain, type AdminUser } from './users-api';

/** Creates a new invitation link; the previous one stops working. */
export function useInviteAgain(onInvited: (invited: Invited) => void): (user: AdminUser) => void {
  const { mutate } = useMutation({
    mutationFn: ({ id }: AdminUser) => inviteAgain(id),
    onSuccess: (invitation, user) =>
      onInvited({ name: fullName(user), email: user.email, invitation }),
    onError: (error) => toastError(error, 'Failed to make a new link. Please try again.'),
  });
  return mutate;
}
