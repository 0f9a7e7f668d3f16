import type { MouseEvent } from 'react';
import { ApiError } from '@clearcoat/api-client';
import { formatDate, Link, useNavigate, useParams } from '@clearcoat/sdk';
import { Container, Section } from '@clearcoat/ui/site';
import { fetchPost, type Post } from './blog-api';
import { useFetch } from './use-fetch';
import { ClosingCall } from '../shared/ClosingCall';
import { LoadError } from './LoadError';
import { NotFound } from '../shared/NotFound';
import { PageHead } from '../shared/PageHead';
import { PageSkeleton } from '../shared/PageSkeleton';
import { useTitle } from '../shared/use-title';
import { PostGrid } from './PostGrid';
import { artworkOf } from './art/artwork';
import styles from './BlogPostPage.module.css';

export default function BlogPostPage() {
  const { slug = '' } = useParams();
  return <PostAt key={slug} slug={slug} />;
}

function PostAt({ slug }: { slug: string }) {
  const { data, error, retry } = useFetch(slug, (signal) => fetchPost(slug, signal));
  const isUnknown = error instanceof ApiError && error.status === 404;
  useTitle(isUnknown ? 'Page not found' : data?.title);
  if (data) return <Article {...data} />;
  if (isUnknown) return <NotFound to="/blog" label="Go to the blog" />;
  if (error === undefined) return <PageSkeleton />;
  return (
    <>
      <PageHead title="Blog" />
      <Section>
        <LoadError what="this article" error={error} onRetry={retry} />
      </Section>
    </>
  );
}

function Article({ slug, title, date, category, html, ...post }: Post) {
  const { readingMinutes, excerpt, related } = post;
  const navigate = useNavigate();

  /** Navigates links within the post client-side. */
  function navigateInApp(event: MouseEvent<HTMLElement>) {
    const link = (event.target as HTMLElement).closest('a');
    const target = link?.getAttribute('href');
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey;
    if (!target?.startsWith('/') || !isPlain) return;
    event.preventDefault();
    void navigate(target);
  }

  return (
    <>
      <PageHead title={title} lead={excerpt} overlapped>
        <div className={styles.meta}>
          <Link to={`/blog?${new URLSearchParams({ category }).toString()}`}>{category}</Link> ·{' '}
          <time dateTime={date}>{formatDate(date)}</time> · {readingMinutes} min read
        </div>
      </PageHead>
      <Container narrow>
        <img className={styles.art} src={artworkOf(slug)} alt="" width={640} height={360} />
        {/* Trusted HTML: our own Markdown, converted on our own server. */}
        <article
          className={styles.text}
          onClick={navigateInApp}
          dangerouslySetInnerHTML={{ __html: html }}
        />
        <p className={styles.back}>
          <Link to="/blog">All articles</Link>
        </p>
      </Container>
      <div className={styles.related}>
        <Section tone="surface" title="Read on">
          <PostGrid posts={related} />
        </Section>
      </div>
      <ClosingCall title="More time for the paint." />
    </>
  );
}
