import { formatMoment, useSession } from '@clearcoat/sdk';
import type { ReactNode } from 'react';
import styles from './cells.module.css';

/** Time of a row. */
export function Moment({ at }: { at: string }) {
  const { user } = useSession();
  return (
    <time className={styles.moment} dateTime={at}>
      {formatMoment(at, user?.timeZone)}
    </time>
  );
}

/** Column with the creation time. */
export const createdColumn = (title: string) => ({
  key: 'createdAt',
  title,
  width: '200px',
  render: ({ createdAt }: { createdAt: string }) => <Moment at={createdAt} />,
});

/** A row's name as a button that opens it, with a quiet line below. */
export function Opener({
  name,
  below,
  onOpen,
}: {
  name: string;
  below?: ReactNode;
  onOpen: () => void;
}) {
  return (
    <div className={styles.lines}>
      <button type="button" className={styles.open} onClick={onOpen}>
        {name}
      </button>
      {below && <span className={styles.quiet}>{below}</span>}
    </div>
  );
}

export const Mailto = ({ email }: { email: string }) => <a href={`mailto:${email}`}>{email}</a>;
