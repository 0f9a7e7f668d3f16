import { Card, EmptyState, LinkButton } from '@clearcoat/ui/core';

/** A job that cannot be found, in the words of whoever looks for it. */
export interface MissingWords {
  title: string;
  description: string;
}

/** Path of the page's Back link. */
export interface BackLink {
  to: string;
  label: string;
}

const OF_OFFICE: MissingWords = {
  title: "This appointment isn't here",
  description: 'It may have gone with its customer. Everything else is in your schedule.',
};

interface MissingJobProps {
  words?: MissingWords;
  back?: BackLink;
}

/** A job's page, or its form, by an id that nothing has. Default: as the office says it. */
export function MissingJob({
  words = OF_OFFICE,
  back = { to: '/appointments', label: 'Appointments' },
}: MissingJobProps) {
  return (
    <Card>
      <EmptyState
        icon="calendar"
        {...words}
        action={<LinkButton to={back.to}>Go to {back.label}</LinkButton>}
      />
    </Card>
  );
}
