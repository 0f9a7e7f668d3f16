import { leaveToast, type createBrowserRouter } from '@clearcoat/sdk';

/**
 * Takes toasts away when the person goes on to another page. What counts is when the step begins:
 * how long its page takes to come says nothing about what the message speaks of. Answers how to stop.
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
