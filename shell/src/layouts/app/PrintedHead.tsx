import { useSession, joinFacts } from '@clearcoat/sdk';

/** What stands above a printed page, and only there: whose it is, and when it was printed. */
export function PrintedHead({ className }: { className?: string | undefined }) {
  const { user } = useSession();
  const printedOn = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' }).format();
  return (
    <div className={className} aria-hidden="true">
      <strong>{user?.businessName}</strong>
      <span>{joinFacts([user?.phone, printedOn])}</span>
    </div>
  );
}
