import { ApiError } from '@clearcoat/api-client';
import { formatMoment, toast, useCan, useSession } from '@clearcoat/sdk';
import {
  Button,
  copyText,
  ErrorState,
  LinkButton,
  SkeletonLines,
  toastError,
  useConfirm,
} from '@clearcoat/ui/core';
import { Input } from '@clearcoat/ui/forms';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import styles from './CalendarFeed.module.css';
import { MakeFeedDialog } from './MakeFeedDialog';
import { endFeed, feedQuery, makeFeed, refreshFeeds, type CalendarFeed as Feed } from './feeds-api';

/** A crew's feed, or the person's own without one. */
interface Whose {
  crew?: { id: string; name: string } | undefined;
}

/** The new address, which is shown only once. */
function Made({ url }: { url: string }) {
  const id = useId();
  const copy = async () => {
    if (await copyText(url)) toast({ title: 'Address copied' });
  };
  return (
    <>
      <label htmlFor={id} className={styles.label}>
        Calendar Address
      </label>
      <Input id={id} readOnly value={url} onFocus={(event) => event.target.select()} />
      <p className={styles.quiet}>
        Copy it now: it won&apos;t be shown again. In Google Calendar, paste it under “Other
        calendars”, “From URL”.
      </p>
      <div className={styles.actions}>
        <Button variant="primary" onClick={() => void copy()}>
          Copy Address
        </Button>
        <LinkButton to={url.replace(/^https?:/, 'webcal:')} icon="calendar">
          Add to a Calendar App
        </LinkButton>
      </div>
    </>
  );
}

interface ThereProps {
  feed: Feed;
  isBusy: boolean;
  onRenew: () => void;
  onEnd: () => void;
}

/** An existing feed, whose address cannot be shown again. */
function There({ feed, isBusy, onRenew, onEnd }: ThereProps) {
  const { user } = useSession();
  const when = (at: string) => formatMoment(at, user?.timeZone);
  return (
    <>
      <p className={styles.state}>
        On since {when(feed.createdAt)}.{' '}
        {feed.readAt
          ? `Last read by a calendar ${when(feed.readAt)}.`
          : 'Not read by a calendar yet.'}
      </p>
      <div className={styles.actions}>
        <Button loading={isBusy} onClick={onRenew}>
          New Address
        </Button>
        <Button variant="danger" onClick={onEnd}>
          Turn Off
        </Button>
      </div>
    </>
  );
}

const isMissingCode = (error: unknown) =>
  error instanceof ApiError && error.fields?.code !== undefined;

function useFeed({ crew }: Whose) {
  const client = useQueryClient();
  const query = useQuery(feedQuery(crew?.id));
  const refresh = () => refreshFeeds(client);
  const fail = (error: unknown) => toastError(error, "That didn't work. Please try again.");
  const [isCodeNeeded, setIsCodeNeeded] = useState(false);
  const make = useMutation({
    mutationFn: (code?: string) => makeFeed(crew?.id, code),
    onError: (error, code) => {
      if (code !== undefined) return; // MakeFeedDialog shows it.
      if (isMissingCode(error)) setIsCodeNeeded(true);
      else fail(error);
    },
    onSettled: refresh,
  });
  const end = useMutation({
    mutationFn: () => endFeed(crew?.id),
    onSuccess: () => {
      make.reset();
      toast({ title: 'Turned off', description: 'The address no longer works.' });
    },
    onError: fail,
    onSettled: refresh,
  });
  return { query, make, end, isCodeNeeded, forgetCode: () => setIsCodeNeeded(false) };
}

function whoseJobs(crew: Whose['crew'], seesAll: boolean): string {
  if (crew) return `${crew.name}'s jobs`;
  return seesAll
    ? "Your crews' jobs, or every job if you're on no crew,"
    : 'The jobs of your crews';
}

/** Secret calendar feed of the jobs: created, shown once, renewed, turned off. */
export function CalendarFeed({ crew }: Whose) {
  const { query, make, end, isCodeNeeded, forgetCode } = useFeed({ crew });
  const feed = query.data;
  const seesAll = useCan('appointments:read');
  const confirm = useConfirm();
  const renew = async () => {
    const isSure = await confirm({
      title: 'Make a new address?',
      content:
        'Calendars that use the current address stop updating until you give them the new one.',
      okText: 'New Address',
    });
    if (isSure) make.mutate(undefined);
  };
  const turnOff = async () => {
    const isSure = await confirm({
      title: 'Turn this calendar off?',
      content: 'Its address stops working, and calendars that use it lose the jobs.',
      okText: 'Turn Off',
      danger: true,
    });
    if (isSure) end.mutate();
  };
  return (
    <div className={styles.feed}>
      <p>
        {whoseJobs(crew, seesAll)} in Google Calendar, Apple Calendar or Outlook. Anyone with the
        address can see customers&apos; names, phone numbers and addresses, but no prices or notes.
      </p>
      {make.data && <Made url={make.data.url} />}
      {!make.data && feed && (
        <There
          feed={feed}
          isBusy={make.isPending}
          onRenew={() => void renew()}
          onEnd={() => void turnOff()}
        />
      )}
      {!make.data && feed === null && (
        <div className={styles.actions}>
          <Button icon="calendar" loading={make.isPending} onClick={() => make.mutate(undefined)}>
            Make Address
          </Button>
        </div>
      )}
      <MakeFeedDialog open={isCodeNeeded} make={make.mutateAsync} onClose={forgetCode} />
      {query.isPending && <SkeletonLines label="Loading calendar..." lines={1} />}
      {feed === undefined && query.isError && (
        <ErrorState
          title="Couldn't load your calendar addresses"
          error={query.error}
          onRetry={() => void query.refetch()}
        />
      )}
    </div>
  );
}
