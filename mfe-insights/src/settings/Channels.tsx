import { errorText } from '@clearcoat/api-client';
import { toast, useCan } from '@clearcoat/sdk';
import { Button } from '@clearcoat/ui/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { channelsQuery, sendTest, type MessageChannels } from './settings-api';
import styles from './SettingsPage.module.css';
import { TextChannelState } from './TextChannelState';

const BY_HAND = 'Each job still has its text ready for you to send.';

function stateOf({ email, from, replyTo }: MessageChannels): string {
  if (email === 'none') return `This installation sends no email by itself. ${BY_HAND}`;
  if (email === 'unconfirmed') {
    return `Emails begin once the owner has confirmed their email address. ${BY_HAND}`;
  }
  const answers = replyTo
    ? `Answers go to ${replyTo}.`
    : 'Add an email to Business Info for answers.';
  return `Emails go out from ${from} between 8 AM and 9 PM. ${answers}`;
}

/** How messages leave by themselves, and a test of it. */
export function Channels() {
  const { data } = useQuery(channelsQuery());
  const canTest = useCan('settings:write');
  const test = useMutation({
    mutationFn: sendTest,
    onSuccess: ({ message }) => toast({ title: 'Test sent', description: message }),
    onError: (error) => {
      const description = errorText(error, 'The test could not be sent. Please try again.');
      toast({ title: 'Error', description, variant: 'destructive' });
    },
  });
  return (
    <>
      <div className={styles.channels}>
        <p>{data && stateOf(data)}</p>
        {canTest && data && data.email !== 'none' && (
          <Button size="small" loading={test.isPending} onClick={() => test.mutate()}>
            Send Me a Test
          </Button>
        )}
      </div>
      {data ? <TextChannelState channel={data.text} /> : <div className={styles.channels} />}
    </>
  );
}
