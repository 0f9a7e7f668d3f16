import { Avatar } from '@clearcoat/ui/core';
import { Icon } from '@clearcoat/ui/icons';
import type { Conversation } from './inbox-api';
import styles from './Face.module.css';

/** Initials of a customer; a number that no customer has shows a telephone. */
export function Face({ name, contactId }: Pick<Conversation, 'name' | 'contactId'>) {
  if (contactId !== null) return <Avatar name={name} size={40} />;
  return (
    <span className={styles.number}>
      <Icon name="phone" />
    </span>
  );
}
