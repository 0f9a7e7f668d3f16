import { api, type Schema } from '@clearcoat/api-client';
import { queryKeys } from '@clearcoat/sdk/query';
import { Button, Card, toastError } from '@clearcoat/ui/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import FirstSteps from './FirstSteps';
import { progressOf, type Setup } from './setup-steps';
import styles from './SetupGuide.module.css';

/** Setup guide of a business that has begun to work; shown until all is done or it is dismissed. */
export default function SetupGuide({ setup }: { setup: Setup }) {
  const client = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: () => api.POST('/api/dashboard/setup/dismiss'),
    onSuccess: () =>
      client.setQueryData<Schema<'Dashboard'>>(
        queryKeys.dashboard(),
        (old) => old && { ...old, setup: null },
      ),
    onError: (error) => toastError(error, "Couldn't dismiss the guide. Please try again."),
  });
  return (
    <Card
      title="Set up your shop"
      extra={
        <span className={styles.head}>
          <span className={styles.progress}>{progressOf(setup)}</span>
          <Button variant="text" size="small" loading={isPending} onClick={() => mutate()}>
            Dismiss
          </Button>
        </span>
      }
    >
      <FirstSteps setup={setup} className={styles.steps} />
    </Card>
  );
}
