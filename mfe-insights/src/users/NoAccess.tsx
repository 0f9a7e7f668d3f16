import { Card, EmptyState, PageHeader } from '@clearcoat/ui/core';

/** /admin without permission. */
export function NoAccess() {
  return (
    <>
      <PageHeader title="Admin Panel" />
      <Card>
        <EmptyState
          icon="admin"
          title="You don't have access"
          description="Only owners and managers can manage users. Ask one of them."
        />
      </Card>
    </>
  );
}
