/** Content of a mail. All values are plain text and are escaped when rendered. */
export interface Letter {
  /** Name above the text. Default: Clearcoat. */
  sender?: string;
  paragraphs: string[];
  /** Labelled values, such as the sender of a message. */
  facts?: Record<string, string>;
  /** Quoted text of a person, with its line breaks. */
  quote?: string;
  action?: { label: string; url: string };
  /** Reason for this mail, in small print. */
  footnote: string;
  /** Link next to the small print, such as unsubscribe. */
  smallLink?: { label: string; url: string };
}

export interface RenderedLetter {
  text: string;
  html: string;
}

const LINE_END = /\r\n|\r|\n/;

/** Renders a letter as plain text and as HTML for any mail program. */
export function render(subject: string, letter: Letter): RenderedLetter {
  return { text: plain(letter), html: page(subject, letter) };
}

function plain({ paragraphs, facts = {}, quote, action, footnote, smallLink }: Letter): string {
  const lines = Object.entries(facts).map(([label, value]) => `${label}: ${value}`);
  const blocks = [
    ...paragraphs,
    lines.join('\n'),
    quote
      ?.split(LINE_END)
      .map((line) => `> ${line}`)
      .join('\n'),
    action && `${action.label}:\n${action.url}`,
    `--\n${footnote}`,
    smallLink && `${smallLink.label}: ${smallLink.url}`,
  ];
  return blocks.filter(Boolean).join('\n\n');
}

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escaped = (text: string) => text.replace(/[&<>"']/g, (mark) => ENTITIES[mark] ?? '');
const escapedLines = (text: string) => escaped(text).split(LINE_END).join('<br>');

const FONT = "font-family:Inter,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
const TEXT = `${FONT};font-size:16px;line-height:1.6;color:#0b1220;margin:0 0 16px`;
const SMALL = `${FONT};font-size:13px;line-height:1.5;color:#5b6b82;margin:0`;
const BUTTON = `${FONT};display:inline-block;padding:12px 22px;border-radius:10px;background:#0b63ce;color:#ffffff;font-size:16px;font-weight:600;text-decoration:none`;
const QUOTE = `${TEXT};padding:12px 16px;border-left:3px solid #0b63ce;background:#f5f7fa`;

const paragraph = (text: string) => `<p style="${TEXT}">${escapedLines(text)}</p>`;

function factList(facts: Record<string, string>): string {
  const rows = Object.entries(facts).map(
    ([label, value]) => `<strong>${escaped(label)}:</strong> ${escaped(value)}`,
  );
  return rows.length === 0 ? '' : `<p style="${TEXT}">${rows.join('<br>')}</p>`;
}

const link = ({ label, url }: { label: string; url: string }) =>
  `<a href="${escaped(url)}" style="color:#0b63ce;word-break:break-all">${escaped(label)}</a>`;

const button = ({ label, url }: { label: string; url: string }) =>
  `<p style="margin:24px 0"><a href="${escaped(url)}" style="${BUTTON}">${escaped(label)}</a></p>
<p style="${SMALL};margin-bottom:16px">Or open this address: ${link({ label: url, url })}</p>`;

function page(subject: string, letter: Letter): string {
  const { sender = 'Clearcoat', paragraphs, facts, quote, action, footnote, smallLink } = letter;
  const blocks = [
    ...paragraphs.map(paragraph),
    facts && factList(facts),
    quote !== undefined && `<blockquote style="${QUOTE}">${escapedLines(quote)}</blockquote>`,
    action && button(action),
  ];
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light">
<title>${escaped(subject)}</title>
</head>
<body style="margin:0;padding:24px 12px;background:#f5f7fa">
<div style="max-width:560px;margin:0 auto">
<p style="${FONT};font-size:20px;font-weight:700;color:#0b1220;margin:0 0 16px">${escaped(sender)}</p>
<div style="background:#ffffff;border-radius:14px;padding:28px">
${blocks.filter(Boolean).join('\n')}
</div>
<p style="${SMALL};padding:16px 4px">${escapedLines(footnote)}${smallLink ? ` ${link(smallLink)}` : ''}</p>
</div>
</body>
</html>
`;
}
