import { useSession } from '@clearcoat/sdk';
import { messageLink } from '@clearcoat/sdk/rules';
import { Button, LinkButton, Segmented } from '@clearcoat/ui/core';
import { TextArea } from '@clearcoat/ui/forms';
import { useRef, useState, type KeyboardEvent } from 'react';
import type { Channel, Thread } from './inbox-api';
import { useDraft } from './use-draft';
import { useWrite } from './use-write';
import styles from './Composer.module.css';

const QUICK_ANSWERS = ['See you then!', "We're on our way.", 'Can you call us?'];
const LONGEST = 1_600;

const CHANNELS = [
  { value: 'sms', label: 'Text' },
  { value: 'email', label: 'Email' },
] as const;
const PROGRAMS = { sms: 'Open in Messages', email: 'Open in Mail' };

/** Channel of the last message, where it still works. */
function usualChannel({ messages }: Thread, possible: readonly Channel[]): Channel | undefined {
  const [last] = messages;
  return last && possible.includes(last.channel) ? last.channel : possible[0];
}

interface FieldsProps {
  thread: Thread;
  possible: (typeof CHANNELS)[number][];
  channel: Channel;
  onChoose: (channel: Channel) => void;
}

function Fields({ thread, possible, channel, onChoose }: FieldsProps) {
  const { user } = useSession();
  const [text, setText] = useDraft(thread.key);
  const box = useRef<HTMLDivElement>(null);
  const { mutate, isPending } = useWrite(thread.key, () => setText(''));
  const isConnected = thread.channels[channel] === 'connected';
  const isEmpty = text.trim() === '';

  const write = () => mutate({ channel, text, handedOver: !isConnected });
  const focusBox = () => box.current?.querySelector('textarea')?.focus();
  const send = () => {
    if (isEmpty) focusBox();
    else if (isConnected && !isPending) write();
  };
  const onKeyDown = ({ key, ctrlKey, metaKey }: KeyboardEvent) => {
    if (key === 'Enter' && (ctrlKey || metaKey)) send();
  };
  const answer = (words: string) => {
    setText(isEmpty ? words : `${text.trimEnd()} ${words}`);
    focusBox();
  };
  const link = messageLink({
    ...{ channel, text },
    to: channel === 'sms' ? thread.phone : thread.email,
    subject: `Message from ${user?.businessName ?? ''}`,
  });
  return (
    <div ref={box} className={styles.composer} data-action-bar>
      <div className={styles.answers} role="group" aria-label="Quick answers">
        {QUICK_ANSWERS.map((words) => (
          <button key={words} type="button" className={styles.chip} onClick={() => answer(words)}>
            {words}
          </button>
        ))}
      </div>
      <TextArea
        aria-label={`Message to ${thread.name}`}
        placeholder="Write a message"
        rows={2}
        maxLength={LONGEST}
        value={text}
        onChange={({ target }) => setText(target.value)}
        onKeyDown={onKeyDown}
      />
      <div className={styles.foot}>
        {possible.length > 1 && (
          <div className={styles.channel}>
            <Segmented label="Channel" options={possible} value={channel} onChange={onChoose} />
          </div>
        )}
        <div className={styles.send}>
          {isConnected || isEmpty ? (
            <Button
              variant="primary"
              icon={isConnected ? 'send' : undefined}
              loading={isPending}
              onClick={send}
            >
              {isConnected ? 'Send' : PROGRAMS[channel]}
            </Button>
          ) : (
            <LinkButton to={link} variant="primary" onClick={write}>
              {PROGRAMS[channel]}
            </LinkButton>
          )}
        </div>
      </div>
    </div>
  );
}

/** Box for a message, with the channels that reach the customer; or the reason why none does. */
export function Composer({ thread }: { thread: Thread }) {
  const { channels, refusal } = thread;
  const possible = CHANNELS.filter(({ value }) =>
    ['connected', 'own-phone'].includes(channels[value]),
  );
  const values = possible.map(({ value }) => value);
  const [chosen, setChosen] = useState<Channel>();
  const channel = chosen && values.includes(chosen) ? chosen : usualChannel(thread, values);
  if (!channel) {
    return <p className={styles.refusal}>{refusal || `${thread.name} cannot be written to.`}</p>;
  }
  return <Fields {...{ thread, possible, channel }} onChoose={setChosen} />;
}
