import { useEffect, useRef, useState } from 'react';
import { Link } from '@clearcoat/sdk';
import type { Schema } from '@clearcoat/api-client';
import { Avatar, ReachLinks } from '@clearcoat/ui/core';
import { VehicleChip } from '@clearcoat/ui/icons';
import { Markdown } from '../conversation/Markdown';
import styles from './RowList.module.css';

type Row = Schema<'ListRow'>;

/** Number of rows before the rest is asked for. */
const FIRST = 10;

const Vehicle = ({ row: { title, vehicle } }: { row: Row }) => (
  <span className={styles.vehicle} title={vehicle || undefined}>
    {vehicle ? <VehicleChip vehicle={vehicle} size="small" /> : <Avatar name={title} size={32} />}
  </span>
);

/** Customers or appointments of an answer, as the app's rows. */
export function RowList({ list: { rows, rest } }: { list: Schema<'ChatList'> }) {
  const [isWhole, setIsWhole] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  const more = rows.length - FIRST;
  useEffect(() => {
    // The button is gone, so the focus continues at the first of the new rows.
    if (isWhole) list.current?.children[FIRST]?.querySelector('a')?.focus();
  }, [isWhole]);
  return (
    <div className={styles.box}>
      <ul ref={list} className={styles.rows}>
        {(isWhole ? rows : rows.slice(0, FIRST)).map((row) => (
          <li key={row.url}>
            <Link className={styles.row} to={row.url}>
              <Vehicle row={row} />
              <span className={styles.words}>
                <span className={styles.name} title={row.title}>
                  {row.title}
                </span>
                {row.vehicle && <span className="cc-visually-hidden">, {row.vehicle}, </span>}
                <span className={styles.detail}>
                  {row.detail.split(' · ').map((fact, index) => (
                    <span key={index}>
                      {index > 0 && <i> · </i>}
                      {fact}
                    </span>
                  ))}
                </span>
              </span>
            </Link>
            <ReachLinks name={row.title} phone={row.phone} ways={['call']} look="icons" />
          </li>
        ))}
      </ul>
      {more > 0 && !isWhole && (
        <button className={styles.more} type="button" onClick={() => setIsWhole(true)}>
          Show {more} more
        </button>
      )}
      {rest && (isWhole || more <= 0) && (
        <div className={styles.rest}>
          <Markdown text={rest} />
        </div>
      )}
    </div>
  );
}
