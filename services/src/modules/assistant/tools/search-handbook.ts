import { Injectable } from '@nestjs/common';
import type { Principal } from '../../../platform/tenancy/context.js';
import { Knowledge, sourceOf } from '../knowledge/knowledge.js';
import { takes, text } from '../plan/arguments.js';
import type { Tool, ToolResult } from './tool.js';

export interface Passages {
  passages: { title: string; url: string; text: string }[];
}

const SHOWN = 4;
const LENGTH = 1_500;
const args = takes({ query: text('A few words', 300) }, {});
type Args = ReturnType<typeof args.parse>;

@Injectable()
export class SearchHandbook implements Tool<Args, Passages> {
  readonly name = 'search_handbook';
  readonly description =
    'The handbook and blog about detailing and running the business. Cite what you use by its url.';
  readonly label = 'Reading the handbook';
  readonly needs = 'assistant:use';
  readonly args = args;

  constructor(private readonly knowledge: Knowledge) {}

  async run(_who: Principal, { query }: Args): Promise<ToolResult<Passages>> {
    await this.knowledge.prepare();
    const found = this.knowledge.search(query, SHOWN);
    const passages = found.map((entry) => ({
      title: entry.title,
      url: sourceOf(entry).url,
      text: entry.body.slice(0, LENGTH),
    }));
    return { data: { passages }, sources: found.slice(0, 2).map(sourceOf) };
  }
}
