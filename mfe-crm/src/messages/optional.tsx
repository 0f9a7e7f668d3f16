import { lazy, Suspense, type ComponentType } from 'react';

/**
 * Part of a page whose code loads on first use. If that fails, the page is complete without it.
 *
 * @example const Reminders = optional(() => import('./Reminders'));
 */
export function optional<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props> {
  const Part = lazy(() => load().catch(() => ({ default: () => null })));
  return function OptionalPart(props: Props) {
    return (
      <Suspense>
        <Part {...props} />
      </Suspense>
    );
  };
}
