import { useQuery } from '@tanstack/react-query';
import { Slot, useSession, useToday, type SlotName, type SlotProps } from '@clearcoat/sdk';
import { Button, Card, ErrorState, PageHeader, SkeletonLines } from '@clearcoat/ui/core';
import { lazy, Suspense } from 'react';
import { dashboardQuery, isFirstTime, withDefaults } from './dashboard-api';
import styles from './DashboardPage.module.css';
import { StatStrip } from './StatStrip';
import { WelcomeBanner } from './WelcomeBanner';

/** Loads only where somebody still sets up the shop. */
const SetupGuide = lazy(() => import('./SetupGuide'));

/** Slot of the dashboard. If its remote is down, only this region shows an error. */
function Region<Name extends SlotName>({ name, props }: { name: Name; props: SlotProps[Name] }) {
  return (
    <Slot
      name={name}
      props={props}
      loading={
        <Card>
          <SkeletonLines label="Loading..." />
        </Card>
      }
      failed={(retry, error) => (
        <Card>
          <ErrorState title="This part isn't loading" error={error} onRetry={retry} />
        </Card>
      )}
    />
  );
}

/** Slot of the daily brief. If its remote is down, one quiet line says so. */
function Brief() {
  return (
    <Slot
      name="dashboard.brief"
      props={{}}
      loading={
        <Card className={styles.brief}>
          <SkeletonLines label="Loading..." lines={4} />
        </Card>
      }
      failed={(retry) => (
        <p className={styles.noBrief}>
          Couldn&apos;t load today&apos;s brief.
          <Button variant="link" size="small" onClick={retry}>
            Retry
          </Button>
        </p>
      )}
    />
  );
}

/** /dashboard: one request whose parts are passed to the slots. */
export default function DashboardPage() {
  const { user } = useSession();
  const today = useToday();
  const { data, error, isPending, refetch } = useQuery(dashboardQuery());
  if (!data && error) {
    return (
      <>
        <PageHeader title="Dashboard" />
        <ErrorState
          title="Couldn't load your dashboard"
          error={error}
          onRetry={() => void refetch()}
        />
      </>
    );
  }
  const dashboard = data ?? withDefaults({ user: { firstName: user?.firstName ?? '' } });
  const slice = <T,>(rows: T) => ({ data: rows, isLoading: isPending });
  return (
    <div className={styles.page}>
      <div className={styles.grid}>
        <div className={styles.banner}>
          <WelcomeBanner
            dashboard={dashboard}
            isFirstTime={!isPending && isFirstTime(dashboard)}
            isLoading={isPending}
            today={today}
          />
          {dashboard.setup && !isFirstTime(dashboard) && (
            <Suspense>
              <SetupGuide setup={dashboard.setup} />
            </Suspense>
          )}
        </div>
        <div className={styles.jobs}>
          <Region name="dashboard.upcomingAppointments" props={slice(dashboard.appointments)} />
          {dashboard.tomorrow.jobs > 0 && <Slot name="dashboard.reminders" props={{}} />}
        </div>
        <div className={styles.day}>
          <Brief />
        </div>
        <div className={styles.stats}>
          <StatStrip stats={dashboard.stats} trends={dashboard.trends} loading={isPending} />
        </div>
        <div className={styles.calendar}>
          <Region name="dashboard.monthCalendar" props={slice(dashboard.calendarEvents)} />
        </div>
        <div className={styles.recent}>
          <Region name="dashboard.recentCustomers" props={slice(dashboard.recentCustomers)} />
        </div>
      </div>
    </div>
  );
}
