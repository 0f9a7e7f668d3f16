import { useEffect } from 'react';

/** The document's title on a page whose route does not know it, such as that of one post. */
export function useTitle(title: string | undefined): void {
  useEffect(() => {
    if (title) document.title = `${title} · Clearcoat`;
  }, [title]);
}
