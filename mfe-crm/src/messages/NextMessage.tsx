import type { SlotProps } from '@clearcoat/sdk';
import { Icon } from '@clearcoat/ui/icons';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { MessageLink } from './MessageLink';
import { messagesQuery, type ReadyMessage } from './messages-api';
import styles from './NextMessage.module.css';
import { useHandOver } from './use-hand-over';
import { handedOverText, stateText } from './words';

/** Next message of one job in a list. Ticked off, its link still opens it again. */
export function NextMessage({ job: { id, customer } }: SlotProps['job.nextMessage']) {
  const job = { id, isOwn: false };
  const [handed, setHanded] = useState<ReadyMessage>();
  const { mutate } = useHandOver({ onError: () => setHanded(undefined) });
  // A cached message may be about the job as it was before.
  const { data, isFetching } = useQuery({ ...messagesQuery(job), staleTime: 0 });
  const ready = handed ?? (isFetching ? undefined : data?.ready);
  const handOver = () => {
    if (handed || !ready) return;
    setHanded(ready);
    mutate({ job, ready });
  };
  const [latest] = data?.messages ?? [];
  const told = latest ? stateText(latest) : 'Nothing new to tell';
  const isTold = !isFetching && data && !ready;
  return (
    <div className={styles.next}>
      {handed && (
        <span className={styles.done} role="status">
          <Icon name="check" size={16} />
          {handedOverText(handed)}
        </span>
      )}
      {ready && <MessageLink {...{ customer, ready }} onClick={handOver} />}
      {isTold && <span className={styles.quiet}>{data.refusal || told}</span>}
    </div>
  );
}
