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
          description="Owners and managers of your business manage its users. Ask one of them."
        />
      </Card>
    </>
  );
}
