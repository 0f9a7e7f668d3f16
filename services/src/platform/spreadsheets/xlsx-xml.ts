import { SaxesParser, type SaxesTagPlain } from 'saxes';
import { broken, SheetProblem } from './problems.js';
import type { ZipParts } from './zip.js';

/** Tag with its name without a prefix. */
export type Tag = SaxesTagPlain & { local: string };

interface Handlers {
  open?: (tag: Tag) => void;
  close?: (local: string) => void;
  text?: (text: string) => void;
}

const localName = (name: string) => name.slice(name.indexOf(':') + 1);

export function parserOf({ open, close, text }: Handlers): SaxesParser {
  const parser = new SaxesParser();
  parser.on('opentag', (tag) => open?.({ ...tag, local: localName(tag.name) }));
  parser.on('closetag', (tag) => close?.(localName(tag.name)));
  parser.on('text', (value) => text?.(value));
  parser.on('cdata', (value) => text?.(value));
  parser.on('doctype', () => {
    throw broken();
  });
  return parser;
}

export function write(parser: SaxesParser, piece: string): void {
  try {
    parser.write(piece);
  } catch (error) {
    throw error instanceof SheetProblem ? error : broken();
  }
}

export function close(parser: SaxesParser): void {
  try {
    parser.close();
  } catch (error) {
    throw error instanceof SheetProblem ? error : broken();
  }
}

export async function parse(parts: ZipParts, name: string, handlers: Handlers): Promise<void> {
  const parser = parserOf(handlers);
  for await (const piece of parts.read(name)) write(parser, piece);
  close(parser);
}
