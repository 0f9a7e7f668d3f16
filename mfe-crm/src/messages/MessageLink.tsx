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
export const MessageLink = ({ customer, ready, onClick }: MessageLinkProps) => (
  <LinkButton
    to={messageLink(ready)}
    icon={ready.channel === 'sms' ? 'message' : 'mail'}
    onClick={onClick}
  >
    <span className={styles.label}>{labelOf(ready, customer)}</span>
  </LinkButton>
);
