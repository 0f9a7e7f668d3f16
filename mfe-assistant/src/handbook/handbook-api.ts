import { textKey } from '@clearcoat/sdk/rules';
import { queryOptions } from '@tanstack/react-query';
import { api, type Schema } from '@clearcoat/api-client';
import { callAs, listOf, shapes } from '@clearcoat/api-client/answers';
import { queryKeys } from '@clearcoat/sdk/query';

export type Summary = Schema<'HandbookSummary'>;

/** Cache time; the handbook changes only with a release. */
const FRESH_MS = 3_600_000;

export const handbookQuery = () =>
  queryOptions({
    queryKey: queryKeys.handbook(),
    queryFn: ({ signal }) =>
      callAs(listOf(shapes.HandbookSummary), api.GET('/api/handbook', { signal })),
    staleTime: FRESH_MS,
  });

export const sectionQuery = (slug: string) =>
  queryOptions({
    queryKey: queryKeys.handbookSection(slug),
    queryFn: ({ signal }) =>
      callAs(
        shapes.HandbookSection,
        api.GET('/api/handbook/{slug}', { params: { path: { slug } }, signal }),
      ),
    staleTime: FRESH_MS,
  });

/** Sections whose title or topic contains every word of the search. */
export function matching(sections: Summary[], search: string): Summary[] {
  const words = textKey(search).split(' ').filter(Boolean);
  return sections.filter(({ title, topic }) => {
    const text = textKey(`${title} ${topic}`);
    return words.every((word) => text.includes(word));
  });
}

/** Sections grouped by topic, in their given order. */
export function byTopic(sections: Summary[]): [topic: string, sections: Summary[]][] {
  const topics = new Map<string, Summary[]>();
  for (const section of sections) {
    topics.set(section.topic, [...(topics.get(section.topic) ?? []), section]);
  }
  return [...topics];
}
