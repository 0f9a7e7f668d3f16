import type { Post } from './posts.js';
import { rssFeed } from './rss.js';

const post: Post = {
  slug: 'soap-and-water',
  title: 'Soap & "water" <again>',
  excerpt: "It's simple",
  date: '2026-03-10',
  category: 'Product Reviews',
  readingMinutes: 1,
  html: '<p>See <a href="/pricing">prices</a></p>',
};

describe('the feed', () => {
  const feed = rssFeed([post], 'https://clearcoat.example');

  it('encodes what would break XML', () => {
    expect(feed).toContain('<title>Soap &amp; &quot;water&quot; &lt;again&gt;</title>');
    expect(feed).toContain('<description>It&apos;s simple</description>');
  });

  it('has absolute addresses and a date of its standard', () => {
    expect(feed).toContain('<link>https://clearcoat.example/blog/soap-and-water</link>');
    expect(feed).toContain('href=&quot;https://clearcoat.example/pricing&quot;');
    expect(feed).toContain('<pubDate>Tue, 10 Mar 2026 12:00:00 GMT</pubDate>');
  });

  it('does not let an address out of its place', () => {
    expect(rssFeed([], 'http://x"><script>')).not.toContain('<script>');
  });
});
