import { formatPhone, useCan } from '@clearcoat/sdk';
import { Button, toastError } from '@clearcoat/ui/core';
import { Switch } from '@clearcoat/ui/forms';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { channelsQuery, claimNumber, switchTexts, type MessageChannels } from './settings-api';
import styles from './SettingsPage.module.css';

type TextChannel = MessageChannels['text'];

const NO_PROVIDER =
  'Text messages: this installation has no provider. You send the finished text from your own phone.';
const NO_NUMBER = 'Text messages: with a number of your own they leave by themselves.';
const UNCONFIRMED =
  'Text messages: you can get a number once the owner has confirmed their email address.';

function stateOf({ state, number, used, limit }: TextChannel): string {
  if (state === 'none') return NO_PROVIDER;
  if (state === 'unconfirmed') return UNCONFIRMED;
  if (state === 'available') return NO_NUMBER;
  return `From ${formatPhone(number.replace(/^\+1/, ''))} · ${used} of ${limit} text messages this month`;
}

/** Calls the server and reads the channels anew. */
function useChange<Value>(change: (value: Value) => Promise<unknown>, failure: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: () => client.invalidateQueries(channelsQuery()),
    onError: (error) => toastError(error, failure),
  });
}

/** How text messages leave: the business's number, or how to get one. */
export function TextChannelState({ channel }: { channel: TextChannel }) {
  const canWrite = useCan('settings:write');
  const id = useId();
  const number = useChange(claimNumber, 'You did not get a number. Please try again.');
  const texts = useChange(switchTexts, 'Text messages could not be switched. Please try again.');
  const isOn = texts.isPending ? texts.variables : channel.isOn;
  return (
    <div className={styles.channels}>
      <p>{stateOf(channel)}</p>
      {canWrite && channel.state === 'available' && (
        <Button size="small" loading={number.isPending} onClick={() => number.mutate(undefined)}>
          Get a Number
        </Button>
      )}
      {channel.state === 'connected' && (
        <div className={styles.texts}>
          <label htmlFor={id}>Send text messages</label>
          <Switch
            id={id}
            checked={isOn}
            disabled={!canWrite}
            onChange={(checked) => texts.mutate(checked)}
          />
        </div>
      )}
    </div>
  );
}
