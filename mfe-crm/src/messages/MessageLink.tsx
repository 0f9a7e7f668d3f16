import { messageLink } from '@clearcoat/sdk/rules';
import { LinkButton } from '@clearcoat/ui/core';
import type { ReadyMessage } from './messages-api';
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
    {labelOf(ready, customer)}
  </LinkButton>
);
