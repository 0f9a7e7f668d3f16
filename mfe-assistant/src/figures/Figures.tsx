import { useState } from 'react';
import { Link } from '@clearcoat/sdk';
import type { Schema } from '@clearcoat/api-client';
import { Icon } from '@clearcoat/ui/icons';
import styles from './Figures.module.css';
import { formatFigure } from './numbers';

type Data = Schema<'ChatFigures'>;
type Row = Data['rows'][number];

/** Share of the largest value, as a CSS percentage. */
const shareOf = (value: number, most: number) =>
  `${most > 0 ? Math.max(0, (value / most) * 100) : 0}%`;

const mostOf = (rows: readonly Row[]) =>
  Math.max(0, ...rows.flatMap(({ value, before = 0 }) => [value, before]));

const Name = ({ row: { label, url } }: { row: Row }) =>
  url ? <Link to={url}>{label}</Link> : label;

/** Hides the title if the answer's text has the same words. */
const titleClass = ({ lead }: Data) => (lead === undefined ? undefined : 'cc-visually-hidden');

function Table(figures: Data) {
  const { title, columns, unit, rows } = figures;
  const [of, ...others] = columns;
  return (
    <table className={styles.table}>
      <caption className={titleClass(figures)}>{title}</caption>
      <thead>
        <tr>
          <th scope="col">{of}</th>
          {others.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          <tr key={index}>
            <th scope="row">
              <Name row={row} />
            </th>
            <td>{formatFigure(row.value, unit)}</td>
            {row.before !== undefined && <td>{formatFigure(row.before, unit)}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Column chart with time from left to right; the table has the exact values. */
function Columns({ unit, rows }: Data) {
  const most = mostOf(rows);
  const highest = rows.reduce((best, row) => (row.value > best.value ? row : best));
  return (
    <>
      <p className={styles.highest}>
        Highest: {highest.label}, {formatFigure(highest.value, unit)}
      </p>
      <div className={styles.columns} aria-hidden="true">
        {rows.map((row, index) => (
          <span key={index} title={`${row.label}: ${formatFigure(row.value, unit)}`}>
            <i
              data-highest={row === highest || undefined}
              style={{ height: shareOf(row.value, most) }}
            />
          </span>
        ))}
      </div>
      <p className={styles.ends} aria-hidden="true">
        <span>{rows[0]?.label}</span>
        <span>{rows.at(-1)?.label}</span>
      </p>
    </>
  );
}

function Bars({ unit, rows }: Data) {
  const most = mostOf(rows);
  return (
    <ul className={styles.bars}>
      {rows.map((row, index) => (
        <li key={index}>
          <span className={styles.name}>
            <Name row={row} />
          </span>
          <span className={styles.value}>{formatFigure(row.value, unit)}</span>
          <i aria-hidden="true" style={{ width: shareOf(row.value, most) }} />
        </li>
      ))}
    </ul>
  );
}

/** Figures of an answer: a chart over time, else a table, with a switch between the two. */
export function Figures({ figures }: { figures: Data }) {
  const [isChart, setIsChart] = useState(figures.isTime);
  const Chart = figures.isTime ? Columns : Bars;
  return (
    <div className={styles.figures}>
      {isChart ? (
        <figure>
          <figcaption className={titleClass(figures)}>{figures.title}</figcaption>
          <Chart {...figures} />
        </figure>
      ) : (
        <Table {...figures} />
      )}
      <button className={styles.switch} type="button" onClick={() => setIsChart(!isChart)}>
        <Icon name={isChart ? 'table' : 'revenue'} size={14} />
        {isChart ? 'Show as table' : 'Show as chart'}
      </button>
    </div>
  );
}
