import { Fragment, memo, type ReactNode } from 'react';
import { Link } from '@clearcoat/sdk';
import { parseBlocks, type Block } from './blocks';
import { parseInline, type Inline } from './inline';
import styles from './Markdown.module.css';

type HeadingLevel = 2 | 3;

/** A link only to our own pages, a telephone or an e-mail address; anything else stays text. */
function SafeLink({ target, children }: { target: string; children: ReactNode }) {
  if (/^\/(?![/\\])/.test(target)) return <Link to={target}>{children}</Link>;
  if (/^(tel|mailto):/.test(target)) return <a href={target}>{children}</a>;
  return children;
}

function renderPart(part: Inline, key: number): ReactNode {
  switch (part.kind) {
    case 'text':
      return part.text;
    case 'code':
      return <code key={key}>{part.text}</code>;
    case 'link':
      return (
        <SafeLink key={key} target={part.target}>
          {renderInline(part.text)}
        </SafeLink>
      );
    default: {
      const Element = part.kind;
      return <Element key={key}>{renderInline(part.text)}</Element>;
    }
  }
}

const renderInline = (text: string): ReactNode[] => parseInline(text).map(renderPart);

function Table({ rows: [head = [], ...rows] }: { rows: string[][] }) {
  return (
    <div className={styles.table} role="region" aria-label="Table" tabIndex={0}>
      <table>
        <thead>
          <tr>
            {head.map((cell, index) => (
              <th key={index} scope="col">
                {renderInline(cell)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells, row) => (
            <tr key={row}>
              {cells.map((cell, index) => (
                <td key={index}>{renderInline(cell)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function List({ isOrdered, start, items }: Extract<Block, { kind: 'list' }>) {
  const rows = items.map((item, index) => <li key={index}>{renderInline(item)}</li>);
  return isOrdered ? <ol start={start}>{rows}</ol> : <ul>{rows}</ul>;
}

function Paragraph({ lines }: { lines: string[] }) {
  return (
    <p>
      {lines.map((line, index) => (
        <Fragment key={index}>
          {index > 0 && <br />}
          {renderInline(line)}
        </Fragment>
      ))}
    </p>
  );
}

function renderBlock(block: Block, headingLevel: HeadingLevel): ReactNode {
  const Heading = `h${headingLevel}` as const;
  if (block.kind === 'heading') return <Heading>{renderInline(block.text)}</Heading>;
  if (block.kind === 'code') {
    return (
      <pre>
        <code>{block.text}</code>
      </pre>
    );
  }
  if (block.kind === 'list') return <List {...block} />;
  if (block.kind === 'table') return <Table rows={block.rows} />;
  const words = <Paragraph lines={block.lines} />;
  return block.kind === 'quote' ? <blockquote>{words}</blockquote> : words;
}

interface Props {
  text: string;
  /** Level for all headings, whatever the text says. */
  headingLevel?: HeadingLevel;
}

/**
 * Markdown subset of answers: headings, paragraphs, quotes, lists, tables, code, bold and links.
 * Everything else, above all HTML, is shown as text.
 *
 * @example <Markdown text="**Full Detail** from [your services](/settings)" />
 */
export const Markdown = memo(function Markdown({ text, headingLevel = 3 }: Props) {
  return (
    <div className={styles.markdown}>
      {parseBlocks(text).map((block, index) => (
        <Fragment key={index}>{renderBlock(block, headingLevel)}</Fragment>
      ))}
    </div>
  );
});
