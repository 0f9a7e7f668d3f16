/** Answers about posts, for the API and for prerendering the public pages. */

interface Listed {
  slug: string;
  category: string;
  html: string;
}

type Summary<Post> = Omit<Post, 'html'>;

const PAGE_SIZE = 6;
const RELATED = 3;

function summaryOf<Post extends Listed>({ html: _html, ...summary }: Post): Summary<Post> {
  return summary;
}

/** A page of posts, optionally of one category. */
export function pageOf<Post extends Listed>(posts: readonly Post[], page = 1, category?: string) {
  const matching = posts.filter((post) => !category || post.category === category);
  const start = (page - 1) * PAGE_SIZE;
  return {
    posts: matching.slice(start, start + PAGE_SIZE).map(summaryOf),
    page,
    pages: Math.ceil(matching.length / PAGE_SIZE),
    total: matching.length,
  };
}

/** A post with related ones: the same category first, then the latest. */
export function withRelated<Post extends Listed>(posts: readonly Post[], post: Post) {
  const others = posts.filter(({ slug }) => slug !== post.slug);
  const isSame = ({ category }: Post) => category === post.category;
  const related = [...others.filter(isSame), ...others.filter((other) => !isSame(other))];
  return { ...post, related: related.slice(0, RELATED).map(summaryOf) };
}
