import { useEffect } from 'react';

/** Sets the document's title on a page whose route does not know it, such as a blog post. */
export function useTitle(title: string | undefined): void {
  useEffect(() => {
    if (title) document.title = `${title} · Clearcoat`;
  }, [title]);
}
