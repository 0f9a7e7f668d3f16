import { Fragment, useRef } from 'react';
import { Link, useSearchParams } from '@clearcoat/sdk';
import { Section } from '@clearcoat/ui/site';
import { CATEGORIES, fetchPosts, type BlogCategory } from './blog-api';
import { useFetch } from './use-fetch';
import { LoadError } from './LoadError';
import { NewsletterBox } from '../newsletter/NewsletterBox';
import { PageHead } from '../shared/PageHead';
import { Pager } from './Pager';
import { PostGrid, PostGridSkeleton } from './PostGrid';
import styles from './BlogPage.module.css';

const PAGE_SIZE = 6;

/** Address of a page in a category; page 1 needs no parameter. */
function addressOf(page: number, category?: BlogCategory): string {
  const query = new URLSearchParams({
    ...(category && { category }),
    ...(page > 1 && { page: String(page) }),
  });
  return query.size > 0 ? `/blog?${query.toString()}` : '/blog';
}

/** Page and category from the address; invalid values are ignored. */
function readAddress(query: URLSearchParams) {
  const page = Number(query.get('page') ?? 1);
  const category = CATEGORIES.find((name) => name === query.get('category'));
  return { page: Number.isInteger(page) && page > 0 && page <= 1000 ? page : 1, category };
}

/** /blog: posts, six a page. */
export default function BlogPage() {
  const [query] = useSearchParams();
  const { page, category } = readAddress(query);
  const heading = useRef<HTMLHeadingElement>(null);
  const { data, error, isLoading, retry } = useFetch(addressOf(page, category), (signal) =>
    fetchPosts({ page, category }, signal),
  );
  return (
    <>
      <PageHead
        title="Auto Detailing Business Blog"
        lead="Techniques that hold up in the bay, and the business around them."
      />
      <link rel="alternate" type="application/rss+xml" title="Blog" href="/api/blog/rss.xml" />
      <Section>
        <CategoryLinks current={category} />
        <h2 ref={heading} tabIndex={-1} className="cc-visually-hidden">
          {category ?? 'All articles'}
          {data && data.pages > 1 && `, page ${data.page} of ${data.pages}`}
        </h2>
        {error !== undefined && <LoadError what="the articles" error={error} onRetry={retry} />}
        {!data && isLoading && <PostGridSkeleton count={PAGE_SIZE} />}
        {data && error === undefined && <PostGrid posts={data.posts} busy={isLoading} />}
        {data?.posts.length === 0 && !isLoading && (
          <p>
            There is no page {page} here. <Link to={addressOf(1, category)}>Go to the first</Link>.
          </p>
        )}
        {data && (
          <Pager
            page={data.page}
            pages={data.pages}
            toPage={(number) => addressOf(number, category)}
            // The posts above changed, so reading continues there.
            onMove={() => heading.current?.focus({ preventScroll: true })}
          />
        )}
        <NewsletterBox />
        <p className={styles.feed}>
          <a href="/api/blog/rss.xml">RSS feed</a>
        </p>
      </Section>
    </>
  );
}

function CategoryLinks({ current }: { current: BlogCategory | undefined }) {
  return (
    <nav aria-label="Categories" className={styles.categories}>
      {[undefined, ...CATEGORIES].map((category) => (
        <Fragment key={category ?? 'all'}>
          <Link
            to={addressOf(1, category)}
            aria-current={category === current ? 'true' : undefined}
          >
            {category ?? 'All'}
          </Link>{' '}
        </Fragment>
      ))}
    </nav>
  );
}
