import { useQuery } from '@tanstack/react-query';
import { useCan } from '@clearcoat/sdk';
import { Button, Card, EmptyState, ErrorState, PageHeader } from '@clearcoat/ui/core';
import { useState } from 'react';
import { UnsavedGuard } from '../forms/UnsavedGuard';
import {
  fullName,
  loadFailureText,
  usersQuery,
  type AdminUser,
  type InvitationLink,
} from './admin-data';
import styles from './AdminPage.module.css';
import { InvitationDialog } from './InvitationDialog';
import { useDeleteUser } from './use-delete-user';
import { useInviteAgain } from './use-invite-again';
import { UserDialog } from './UserDialog';
import { UsersTable } from './UsersTable';

/** A platform administrator sees everyone: this many at a time. */
const PAGE_SIZE = 50;

function UserManagement() {
  const { data = [], error, isPending, refetch } = useQuery(usersQuery());
  const [shown, setShown] = useState(PAGE_SIZE);
  const [isOpen, setIsOpen] = useState(false);
  const [edited, setEdited] = useState<AdminUser>();
  const [invited, setInvited] = useState<{ name: string; invitation: InvitationLink } | null>(null);
  const remove = useDeleteUser();
  const inviteAgain = useInviteAgain(setInvited);
  const open = (user?: AdminUser) => {
    setEdited(user);
    setIsOpen(true);
  };

  return (
    <UnsavedGuard>
      <PageHeader
        title="Admin Panel"
        subtitle="Who works with you in Clearcoat"
        action={
          <Button variant="primary" icon="plus" onClick={() => open()}>
            Add New User
          </Button>
        }
      />
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
        onInvited={(user) => setInvited({ name: fullName(user), invitation: user.invitation })}
      />
      <InvitationDialog invited={invited} onClose={() => setInvited(null)} />
    </UnsavedGuard>
  );
}

/** /admin: shown in the menu to everyone, open to those who manage users. */
export default function AdminPage() {
  const isAllowed = useCan('users:manage');
  if (isAllowed) return <UserManagement />;
  return (
    <>
      <PageHeader title="Admin Panel" />
      <Card>
        <EmptyState
          icon="admin"
          title="You don't have access"
          description="Owners and managers of your business manage its users. Ask one of them."
        />
      </Card>
    </>
  );
}
