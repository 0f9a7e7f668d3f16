import { formatDate, today, useSession } from '@clearcoat/sdk';
import { Avatar, EmptyState, IconButton } from '@clearcoat/ui/core';
import { DataTable, type Column } from '@clearcoat/ui/table';
import { fullName, ROLE_LABELS, type AdminUser } from './users-api';
import styles from './users.module.css';

interface UserActions {
  onEdit: (user: AdminUser) => void;
  onDelete: (user: AdminUser) => void;
  onInviteAgain: (user: AdminUser) => void;
}

/** Name of a disabled control with its reason, which is also its tooltip. */
const withReason = (label: string, problem: string | null | undefined) =>
  problem ? `${label}: ${problem}` : label;

function Actions({ user, ...on }: { user: AdminUser } & UserActions) {
  const { isInvited, editProblem, deleteProblem } = user;
  const name = fullName(user);
  return (
    <div className={styles.actions}>
      {isInvited && !editProblem && (
        <IconButton
          icon="mail"
          label={`New invitation link for ${name}`}
          onClick={() => on.onInviteAgain(user)}
        />
      )}
      <IconButton
        icon="edit"
        label={withReason(`Edit ${name}`, editProblem)}
        disabled={Boolean(editProblem)}
        onClick={() => on.onEdit(user)}
      />
      <IconButton
        icon="trash"
        tone="danger"
        label={withReason(`Delete ${name}`, deleteProblem)}
        disabled={Boolean(deleteProblem)}
        onClick={() => on.onDelete(user)}
      />
    </div>
  );
}

function Who({ user }: { user: AdminUser }) {
  return (
    <div className={styles.who}>
      <Avatar name={fullName(user)} size={36} />
      <div className={styles.lines}>
        <span className={styles.name}>{fullName(user)}</span>
        <span className={styles.quiet}>
          {ROLE_LABELS[user.role]}
          {user.isInvited && ' · Invited'}
        </span>
      </div>
    </div>
  );
}

/** Text truncated to the column's width; the title has all of it. */
const short = (text: string, isId = false) => (
  <span className={`${styles.short} ${isId ? styles.id : ''}`} title={text}>
    {text}
  </span>
);

interface UsersTableProps extends UserActions {
  users: readonly AdminUser[];
  loading: boolean;
}

/** Users as a table, or as cards on a phone. */
export function UsersTable({ users, loading, ...on }: UsersTableProps) {
  const { user: me } = useSession();
  const createdAt = ({ createdAt: moment }: AdminUser) =>
    formatDate(today(me?.timeZone ?? 'America/New_York', new Date(moment)));
  const actions = (user: AdminUser) => <Actions user={user} {...on} />;
  const columns: Column<AdminUser>[] = [
    { key: 'id', title: 'ID', from: 900, width: '88px', render: ({ id }) => short(id, true) },
    {
      key: 'username',
      title: 'Username',
      from: 900,
      width: '10%',
      render: ({ username }) => short(username),
    },
    { key: 'name', title: 'Name', width: '200px', render: (user) => <Who user={user} /> },
    { key: 'email', title: 'Email', render: ({ email }) => short(email) },
    {
      key: 'business',
      title: 'Business',
      width: '190px',
      render: ({ businessName }) => short(businessName),
    },
    {
      key: 'createdAt',
      title: 'Created At',
      width: '128px',
      render: (user) => <span className={styles.date}>{createdAt(user)}</span>,
    },
    { key: 'actions', title: 'Actions', align: 'actions', width: '112px', render: actions },
  ];
  return (
    <DataTable
      caption="Users"
      tableFrom={760}
      rows={users}
      columns={columns}
      rowKey={({ id }) => id}
      loading={loading}
      loadingText="Loading users..."
      empty={
        <EmptyState
          icon="contacts"
          title="No users found"
          description="Create a user to get started"
        />
      }
      card={(user) => (
        <div className={styles.card}>
          <Who user={user} />
          {actions(user)}
          <p className={styles.quiet}>
            {user.email}
            <br />
            {user.businessName} · <span className={styles.date}>{createdAt(user)}</span>
          </p>
        </div>
      )}
    />
  );
}
