import { useSession, joinFacts } from '@clearcoat/sdk';

/** Header of printed pages: the business and the date of printing. */
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
