import { useMutation } from '@tanstack/react-query';
import { errorText } from '@clearcoat/api-client';
import { toast } from '@clearcoat/sdk';
import { fullName, inviteAgain, type AdminUser, type InvitationLink } from './users-api';

/** A new link for somebody who has not joined yet; the one before stops working. */
export function useInviteAgain(
  onInvited: (invited: { name: string; invitation: InvitationLink }) => void,
): (user: AdminUser) => void {
  const { mutate } = useMutation({
    mutationFn: ({ id }: AdminUser) => inviteAgain(id),
    onSuccess: (invitation, user) => onInvited({ name: fullName(user), invitation }),
    onError: (error) =>
      toast({
        title: 'Error',
        description: errorText(error, 'Failed to make a new link. Please try again.'),
        variant: 'destructive',
      }),
  });
  return mutate;
}
