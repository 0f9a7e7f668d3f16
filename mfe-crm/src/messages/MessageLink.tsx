import { messageLink } from '@clearcoat/sdk/rules';
import { LinkButton } from '@clearcoat/ui/core';
import type { ReadyMessage } from './messages-api';
import styles from './MessageLink.module.css';
import { labelOf } from './words';

interface MessageLinkProps {
  customer: string;
  ready: ReadyMessage;
  onClick: () => void;
}

/** 'Text Ana': opens the device's own program with the finished message. */
export function MessageLink({ customer, ready, onClick }: MessageLinkProps) {
  const label = labelOf(ready, customer);
  const icon = ready.channel === 'sms' ? 'message' : 'mail';
  return (
    <LinkButton to={messageLink(ready)} icon={icon} onClick={onClick}>
      <span className={styles.label} title={label}>
        {label}
      </span>
    </LinkButton>
  );
}
