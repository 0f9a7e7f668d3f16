import { Card, EmptyState, LinkButton } from '@clearcoat/ui/core';

/** Text of the not-found page. */
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

/** Not-found page of a job or its form. Default: the office's wording. */
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
