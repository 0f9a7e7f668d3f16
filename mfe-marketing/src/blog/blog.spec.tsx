import {
  http,
  HttpResponse,
  renderRoutes,
  screen,
  server,
  waitFor,
  within,
} from '@clearcoat/testing';
import type { BlogCategory, Post, PostSummary } from './blog-api';
import marketing from '../module';

const summary = (number: number, category: BlogCategory = 'Business Growth'): PostSummary => ({
  slug: `post-${number}`,
  title: `Post ${number}`,
  excerpt: 'What it is about.',
  date: '2026-11-10',
  category,
  readingMinutes: 3,
});

const post: Post = {
  ...summary(1),
  html: '<h2>First</h2><p>See <a href="/pricing">prices</a>.</p>',
  related: [summary(2), summary(3)],
};

/** 24 posts in four pages, 4 in each category. */
function serveBlog() {
  server.use(
    http.get('/api/blog/posts', ({ request }) => {
      const query = new URL(request.url).searchParams;
      const page = Number(query.get('page'));
      const category = query.get('category') as BlogCategory | null;
      const count = category ? 4 : 6;
      const posts = Array.from({ length: count }, (_, index) =>
        summary((page - 1) * 6 + index + 1, category ?? undefined),
      );
      return HttpResponse.json({ posts, page, pages: category ? 1 : 4, total: count });
    }),
    http.get('/api/blog/posts/:slug', ({ params }) =>
      params['slug'] === post.slug
        ? HttpResponse.json(post)
        : HttpResponse.json({ code: 'not_found' }, { status: 404 }),
    ),
  );
}

const heading = (name: string | RegExp) => screen.findByRole('heading', { name });

describe('/blog', () => {
  it('shows six posts, each with its facts and a way to read on (PUB-12, PUB-13, PUB-14, ENT-37)', async () => {
    serveBlog();
    const { container } = await renderRoutes(marketing.routes, { path: '/blog' });
    await heading('Post 6');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
      'Auto Detailing Business Blog',
    );
    const categories = within(screen.getByRole('navigation', { name: 'Categories' }));
    expect(categories.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'All',
      'Business Growth',
      'Detailing Techniques',
      'Business Strategy',
      'Industry Trends',
      'Client Management',
      'Product Reviews',
    ]);
    const cards = screen.getAllByRole('article');
    expect(cards).toHaveLength(6);
    const card = within(cards[0] as HTMLElement);
    expect(card.getByText('Business Growth')).toBeVisible();
    expect(card.getByText('What it is about.')).toBeVisible();
    for (const [index, each] of cards.entries()) {
      expect(within(each).getByRole('heading', { name: `Post ${index + 1}` })).toBeVisible();
      expect(within(each).getByText('Nov 10, 2026')).toBeVisible();
      expect(each.querySelector('img')).toBeInTheDocument();
      expect(within(each).getByRole('link', { name: /^Read More/ })).toHaveAttribute(
        'href',
        `/blog/post-${index + 1}`,
      );
    }
    await expect(container).toBeAccessible();
  });

  it('turns pages, in the address as well (PUB-15, CONST-36)', async () => {
    serveBlog();
    const { router, user } = await renderRoutes(marketing.routes, { path: '/blog' });
    const pager = within(await screen.findByRole('navigation', { name: 'Pages' }));
    expect(pager.getAllByRole('link').map((link) => link.lastChild?.textContent)).toEqual([
      '1',
      '2',
      '3',
      '4',
    ]);
    expect(pager.getByRole('link', { name: 'Page 1' })).toHaveAttribute('aria-current', 'page');
    await user.click(pager.getByRole('link', { name: 'Page 3' }));
    await heading('Post 13');
    expect(screen.getAllByRole('article')).toHaveLength(6);
    expect(router.state.location.search).toBe('?page=3');
    expect(pager.getByRole('link', { name: 'Page 3' })).toHaveAttribute('aria-current', 'page');
    expect(await heading('All articles, page 3 of 4')).toHaveFocus();
    await user.click(pager.getByRole('link', { name: 'Page 1' }));
    await heading('Post 1');
    expect(router.state.location.search).toBe('');
  });

  it('shows one category, without a pager when it fits one page', async () => {
    serveBlog();
    const { router, user } = await renderRoutes(marketing.routes, { path: '/blog?page=2' });
    await user.click(await screen.findByRole('link', { name: 'Industry Trends' }));
    await heading('Industry Trends');
    expect(router.state.location.search).toBe('?category=Industry+Trends');
    expect(await screen.findAllByText('Industry Trends')).toHaveLength(6);
    expect(screen.queryByRole('navigation', { name: 'Pages' })).not.toBeInTheDocument();
  });

  it('takes an address that makes no sense as the first page', async () => {
    serveBlog();
    await renderRoutes(marketing.routes, { path: '/blog?page=-2&category=Cats' });
    await heading('Post 1');
    expect(screen.getByRole('link', { name: 'All' })).toHaveAttribute('aria-current', 'true');
  });

  it('can be tried again when it did not load', async () => {
    server.use(http.get('/api/blog/posts', () => HttpResponse.error()));
    const { user } = await renderRoutes(marketing.routes, { path: '/blog' });
    expect(await screen.findByText("Couldn't load the articles")).toBeVisible();
    serveBlog();
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await heading('Post 1');
    expect(screen.queryByText("Couldn't load the articles")).not.toBeInTheDocument();
  });
});

describe('/blog/{slug}', () => {
  it('shows the post, its title in the tab, and what to read next', async () => {
    serveBlog();
    const { container } = await renderRoutes(marketing.routes, { path: '/blog/post-1' });
    expect(await heading('Post 1')).toHaveAttribute('tabindex', '-1');
    await waitFor(() => expect(document.title).toBe('Post 1 · Clearcoat'));
    expect(screen.getByRole('heading', { level: 2, name: 'First' })).toBeVisible();
    const related = within(screen.getByRole('region', { name: 'Read on' }));
    expect(related.getAllByRole('article')).toHaveLength(2);
    await expect(container).toBeAccessible();
  });

  it('follows links in the text without leaving the app', async () => {
    serveBlog();
    const { router, user } = await renderRoutes(marketing.routes, { path: '/blog/post-1' });
    await user.click(await screen.findByRole('link', { name: 'prices' }));
    expect(router.state.location.pathname).toBe('/pricing');
  });

  it('is the 404 page for a post that does not exist (ROUTE-07, ERR-29)', async () => {
    serveBlog();
    await renderRoutes(marketing.routes, { path: '/blog/nothing-here' });
    expect(await heading('404 Page Not Found')).toBeVisible();
    await waitFor(() => expect(document.title).toBe('Page not found · Clearcoat'));
  });

  it('says when it could not be loaded', async () => {
    server.use(http.get('/api/blog/posts/:slug', () => new HttpResponse(null, { status: 500 })));
    const { user } = await renderRoutes(marketing.routes, { path: '/blog/post-1' });
    expect(await screen.findByText("Couldn't load this article")).toBeVisible();
    serveBlog();
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await heading('Post 1');
  });
});
