import { formatDate, Link } from '@clearcoat/sdk';
import type { PostSummary } from './blog-api';
import { artworkOf } from './art/artwork';
import styles from './PostGrid.module.css';

export function PostGrid({ posts, busy }: { posts: readonly PostSummary[]; busy?: boolean }) {
  return (
    <ul role="list" className={styles.grid} aria-busy={busy || undefined}>
      {posts.map((post) => (
        <li key={post.slug}>
          <PostCard {...post} />
        </li>
      ))}
    </ul>
  );
}

export function PostGridSkeleton({ count }: { count: number }) {
  return (
    <div className={styles.grid} role="status">
      <span className="cc-visually-hidden">Loading articles...</span>
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className={`${styles.card} ${styles.skeleton}`} />
      ))}
    </div>
  );
}

function PostCard({ slug, title, excerpt, date, category, readingMinutes }: PostSummary) {
  const address = `/blog/${slug}`;
  return (
    <article className={styles.card}>
      <img src={artworkOf(slug)} alt="" width={640} height={360} />
      <div className={styles.words}>
        <p className={styles.category}>{category}</p>
        <h3>
          <Link to={address}>{title}</Link>
        </h3>
        <p className={styles.excerpt}>{excerpt}</p>
        <p className={styles.foot}>
          <span>
            <time dateTime={date}>{formatDate(date)}</time> · {readingMinutes} min read
          </span>{' '}
          <Link to={address} className={styles.more}>
            Read More<span className="cc-visually-hidden">: {title}</span>
          </Link>
        </p>
      </div>
    </article>
  );
}
