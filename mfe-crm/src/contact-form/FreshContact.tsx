import { useQuery } from '@tanstack/react-query';
import { ApiError } from '@clearcoat/api-client';
import { EmptyState, ErrorState, SkeletonLines } from '@clearcoat/ui/core';
import { useState, type ReactNode } from 'react';
import { contactQuery, type ContactDetails } from '../shared/contacts-api';

interface FreshContactProps {
  id: string;
  children: (contact: ContactDetails) => ReactNode;
}

/**
 * Refetches the whole contact before the form opens, because a list row may be stale or
 * incomplete. Later answers do not change the form.
 */
export function FreshContact({ id, children }: FreshContactProps) {
  const { data, error, isFetchedAfterMount, refetch } = useQuery({
    ...contactQuery(id),
    staleTime: 0,
    refetchOnMount: 'always',
  });
  const [first, setFirst] = useState<ContactDetails>();
  if (!first && data && isFetchedAfterMount && !error) setFirst(data);
  if (first) return children(first);
  if (error instanceof ApiError && error.status === 404) {
    return (
      <EmptyState
        icon="contacts"
        title="This contact is gone"
        description="Somebody may have deleted it in the meantime."
      />
    );
  }
  if (error) {
    return (
      <ErrorState title="Couldn't load this contact" error={error} onRetry={() => void refetch()} />
    );
  }
  return <SkeletonLines label="Loading contact..." lines={6} />;
}
