import { session, setTimeFormat } from '@clearcoat/sdk';

/** Shows times of day in the format of the signed-in person's business. */
export function followTimeFormat(): void {
  const follow = () => setTimeFormat(session.get().user?.timeFormat);
  follow();
  session.subscribe(follow);
}
