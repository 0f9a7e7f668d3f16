import { lazy, Suspense, type ComponentType } from 'react';
import type * as Parts from './parts';

/**
 * Part of a page whose code loads on first use, all parts in one file. If that fails, the page is
 * complete without them.
 *
 * @example const Reminders = optional((parts) => parts.Reminders);
 */
export function optional<Props extends object>(
  pick: (parts: typeof Parts) => ComponentType<Props>,
): ComponentType<Props> {
  const Part = lazy(() =>
    import('./parts').then(
      (parts) => ({ default: pick(parts) }),
      () => ({ default: () => null }),
    ),
  );
  return (props) => (
    <Suspense>
      <Part {...props} />
    </Suspense>
  );
}
