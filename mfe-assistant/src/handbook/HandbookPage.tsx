import { useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from '@clearcoat/sdk';
import {
  Button,
  Card,
  EmptyState,
  ErrorState,
  PageHeader,
  SearchBox,
  SkeletonCards,
} from '@clearcoat/ui/core';
import { byTopic, handbookQuery, matching, type Summary } from './handbook-api';
import styles from './HandbookPage.module.css';

/** Search term in the address, so that it can be shared and the Back button works. */
function useSearch() {
  const [params, setParams] = useSearchParams();
  const setSearch = (term: string) => setParams(term ? { search: term } : {}, { replace: true });
  return [params.get('search') ?? '', setSearch] as const;
}

function Topics({ sections }: { sections: Summary[] }) {
  return (
    <div className={styles.topics}>
      {byTopic(sections).map(([topic, ofTopic]) => (
        <section key={topic} className={styles.topic} aria-label={topic}>
          <h2>{topic}</h2>
          <ul>
            {ofTopic.map(({ slug, title }) => (
              <li key={slug}>
                <Link to={`/handbook/${slug}`}>{title}</Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

/** /handbook: all sections by topic, with a search. */
export default function HandbookPage() {
  const [search, setSearch] = useSearch();
  const { data, error, isPending, refetch } = useQuery(handbookQuery());
  const sections = matching(data ?? [], search);
  return (
    <>
      <PageHeader title="Handbook" subtitle="What the assistant knows about running a shop" />
      <div className={styles.search}>
        <SearchBox
          debounceMs={0}
          label="Search the handbook"
          placeholder="Search the handbook..."
          value={search}
          onChange={setSearch}
        />
      </div>
      {isPending && <SkeletonCards label="Loading the handbook..." cards={6} />}
      {!data && error && (
        <ErrorState
          title="Couldn't load the handbook"
          error={error}
          onRetry={() => void refetch()}
        />
      )}
      {data && sections.length === 0 && (
        <Card>
          <EmptyState
            icon="search"
            title={search ? 'Nothing in the handbook matches your search' : 'No sections yet'}
            description={search ? 'Try one word of what you are after.' : undefined}
            action={search && <Button onClick={() => setSearch('')}>Show All Sections</Button>}
          />
        </Card>
      )}
      <Topics sections={sections} />
    </>
  );
}
