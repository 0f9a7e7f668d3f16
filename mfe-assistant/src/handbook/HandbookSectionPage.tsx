import { useQuery } from '@tanstack/react-query';
import { ApiError } from '@clearcoat/api-client';
import { Link, useParams } from '@clearcoat/sdk';
import {
  Card,
  EmptyState,
  ErrorState,
  LinkButton,
  PageHeader,
  SkeletonLines,
} from '@clearcoat/ui/core';
import { Markdown } from '../conversation/Markdown';
import { sectionQuery, type Summary } from './handbook-api';
import styles from './HandbookSectionPage.module.css';

const BACK = { to: '/handbook', label: 'Handbook' };

/** Lower-cases only the first letter, because names keep their capitals. */
const midSentence = (topic: string) => topic.charAt(0).toLowerCase() + topic.slice(1);

function Related({ topic, sections }: { topic: string; sections: Summary[] }) {
  if (sections.length === 0) return null;
  return (
    <nav className={styles.related} aria-labelledby="more">
      <h2 id="more">More about {midSentence(topic)}</h2>
      <ul>
        {sections.map(({ slug, title }) => (
          <li key={slug}>
            <Link to={`/handbook/${slug}`}>{title}</Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Missing() {
  return (
    <EmptyState
      icon="file"
      title="There is no such section"
      description="It may have been renamed. The list has all there are."
      action={<LinkButton to="/handbook">See the Handbook</LinkButton>}
    />
  );
}

/** /handbook/{slug}: one section. */
export default function HandbookSectionPage() {
  const { slug = '' } = useParams();
  const { data, error, refetch } = useQuery(sectionQuery(slug));
  const isMissing = error instanceof ApiError && error.status === 404;
  return (
    <>
      <PageHeader title={data?.title ?? 'Handbook'} subtitle={data?.topic} back={BACK} />
      {data ? (
        <div className={styles.page}>
          <Card>
            <article className={styles.body}>
              <Markdown text={data.body} headingLevel={2} />
            </article>
          </Card>
          <Related topic={data.topic} sections={data.related} />
        </div>
      ) : (
        <Card>
          {isMissing && <Missing />}
          {error && !isMissing && (
            <ErrorState
              title="Couldn't load this section"
              error={error}
              onRetry={() => void refetch()}
            />
          )}
          {!error && <SkeletonLines label="Loading the section..." lines={8} />}
        </Card>
      )}
    </>
  );
}
