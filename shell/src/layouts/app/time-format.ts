import { session, setTimeFormat } from '@clearcoat/sdk';

/** Times of day are shown as the business of whoever is signed in shows them. */
export function followTimeFormat(): void {
  const follow = () => setTimeFormat(session.get().user?.timeFormat);
  follow();
  session.subscribe(follow);
}
