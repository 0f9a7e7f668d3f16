import { useQuery } from '@tanstack/react-query';
import { ApiError } from '@clearcoat/api-client';
import { Button, Card, ErrorState, PageHeader } from '@clearcoat/ui/core';
import { UnsavedGuard } from '@clearcoat/ui/forms';
import { useState, type ReactNode } from 'react';
import { fullName, loadFailureText, usersQuery, type AdminUser } from './users-api';
import styles from './users.module.css';
import { InvitationDialog, type Invited } from './InvitationDialog';
import { NoAccess } from './NoAccess';
import { useDeleteUser } from './use-delete-user';
import { useInviteAgain } from './use-invite-again';
import { UserDialog } from './UserDialog';
import { UsersTable } from './UsersTable';

/** Page size, because a platform administrator sees all users. */
const PAGE_SIZE = 50;

/**
 * Users of the business; for a platform administrator the users of all businesses.
 *
 * @param nav - below the page's head, for further admin tabs
 */
export function UserManagement({ nav }: { nav?: ReactNode }) {
  const { data = [], error, isPending, refetch } = useQuery(usersQuery());
  const [shown, setShown] = useState(PAGE_SIZE);
  const [isOpen, setIsOpen] = useState(false);
  const [edited, setEdited] = useState<AdminUser>();
  const [invited, setInvited] = useState<Invited | null>(null);
  const remove = useDeleteUser();
  const inviteAgain = useInviteAgain(setInvited);
  const open = (user?: AdminUser) => {
    setEdited(user);
    setIsOpen(true);
  };

  // The server decides, since a role may have been revoked after the session was read.
  if (error instanceof ApiError && error.status === 403) return <NoAccess />;
  return (
    <UnsavedGuard>
      <PageHeader
        title="Admin Panel"
        subtitle="Your team and what they can do"
        action={
          <Button variant="primary" icon="plus" onClick={() => open()}>
            Add New User
          </Button>
        }
      />
      {nav}
      <Card title="User Management" padding="none">
        {error && data.length === 0 ? (
          <ErrorState title={loadFailureText(error)} error={error} onRetry={() => void refetch()} />
        ) : (
          <UsersTable
            users={data.slice(0, shown)}
            loading={isPending}
            onEdit={open}
            onDelete={(user) => void remove(user)}
            onInviteAgain={inviteAgain}
          />
        )}
      </Card>
      {data.length > shown && (
        <div className={styles.more}>
          <Button onClick={() => setShown(shown + PAGE_SIZE)}>Load More</Button>
        </div>
      )}
      <UserDialog
        open={isOpen}
        user={edited}
        onClose={() => setIsOpen(false)}
        onInvited={(user) =>
          setInvited({ name: fullName(user), email: user.email, invitation: user.invitation })
        }
      />
      <InvitationDialog invited={invited} onClose={() => setInvited(null)} />
    </UnsavedGuard>
  );
}
