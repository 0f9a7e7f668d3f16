import { leaveToast, type createBrowserRouter } from '@clearcoat/sdk';

/**
 * Dismisses toasts on navigation to another page. The start of the navigation counts, however long
 * the page takes to load. Returns how to stop.
 */
export function leaveToasts(
  router: Pick<ReturnType<typeof createBrowserRouter>, 'state' | 'subscribe'>,
): () => void {
  let heading = router.state.location.pathname;
  return router.subscribe(({ location, navigation }) => {
    const { pathname } = navigation.location ?? location;
    if (pathname === heading) return;
    heading = pathname;
    leaveToast();
  });
}
