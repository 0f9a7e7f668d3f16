import { Fragment, type ReactNode } from 'react';
import { Link } from '@clearcoat/sdk';

// Bold, a link, or an escaped sign; what is inside may hold escaped signs itself.
const INLINE = /\*\*((?:\\.|[^\\])+?)\*\*|\[((?:\\.|[^\]\\])+)\]\(([^)\s]+)\)/g;
const LIST_ITEM = /^\s*(?:[-*]|\d+[.)])\s+/;

/** Takes the backslashes off signs that would otherwise mean something. */
const unescape = (text: string) => text.replace(/\\([\\`*_{}[\]()#+\-.!|<>])/g, '$1');

/** A link only to our own pages, a telephone or an e-mail address; anything else stays text. */
function renderLink(label: ReactNode, target: string, key: number): ReactNode {
  if (/^\/(?![/\\])/.test(target)) {
    return (
      <Link key={key} to={target}>
        {label}
      </Link>
    );
  }
  if (/^(tel|mailto):/.test(target)) {
    return (
      <a key={key} href={target}>
        {label}
      </a>
    );
  }
  return label;
}

function renderInline(text: string): ReactNode[] {
  const parts: ReactNode[] = [];
  let end = 0;
  for (const match of text.matchAll(INLINE)) {
    const [whole, bold, label, target] = match;
    parts.push(unescape(text.slice(end, match.index)));
    if (bold !== undefined) parts.push(<strong key={match.index}>{renderInline(bold)}</strong>);
    else if (label && target) parts.push(renderLink(renderInline(label), target, match.index));
    end = match.index + whole.length;
  }
  parts.push(unescape(text.slice(end)));
  return parts;
}

function renderLines(lines: string[]): ReactNode {
  return lines.map((line, index) => (
    <Fragment key={index}>
      {index > 0 && <br />}
      {renderInline(line)}
    </Fragment>
  ));
}

/** One block between blank lines: a heading, a list, or a paragraph that may end in a list. */
function renderBlock(block: string, key: number): ReactNode {
  const lines = block.split('\n').map((line) => line.replace(/^#{1,6}\s+(.*)$/, '**$1**'));
  const firstItem = lines.findIndex((line) => LIST_ITEM.test(line));
  const prose = firstItem < 0 ? lines : lines.slice(0, firstItem);
  const items = firstItem < 0 ? [] : lines.slice(firstItem);
  const List = /^\s*\d/.test(items[0] ?? '') ? 'ol' : 'ul';
  return (
    <Fragment key={key}>
      {prose.length > 0 && <p>{renderLines(prose)}</p>}
      {items.length > 0 && (
        <List>
          {items.map((item, index) => (
            <li key={index}>{renderInline(item.replace(LIST_ITEM, ''))}</li>
          ))}
        </List>
      )}
    </Fragment>
  );
}

/**
 * The little Markdown that answers use: paragraphs, lists, bold and links. Everything else, HTML
 * above all, is shown as the text it is.
 *
 * @example <Markdown text="**Full Detail** from [your services](/settings)" />
 */
export function Markdown({ text }: { text: string }) {
  return (
    <>
      {text
        .trim()
        .split(/\n{2,}/)
        .map(renderBlock)}
    </>
  );
}
