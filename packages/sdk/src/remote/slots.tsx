import {
  Component,
  createContext,
  use,
  useSyncExternalStore,
  type ComponentType,
  type ReactNode,
} from 'react';
import type { Schema } from '@clearcoat/api-client';

/** The state of data that a slot's owner fetched and the slot shows. */
export interface SlotData<T> {
  data: T;
  isLoading: boolean;
}

/** Every slot there is, with the props its owner passes. Adding one is a minor contract change. */
export interface SlotProps {
  'dashboard.upcomingAppointments': SlotData<Schema<'Appointment'>[]>;
  'dashboard.monthCalendar': SlotData<Schema<'CalendarEvent'>[]>;
  'dashboard.recentCustomers': SlotData<Schema<'RecentCustomer'>[]>;
  'dashboard.assistant': object;
  'dashboard.brief': object;
  'app.overlay': object;
}
export type SlotName = keyof SlotProps;
export type SlotComponents = { [Name in SlotName]: ComponentType<SlotProps[Name]> };

/** The state of one slot, as the shell knows it. */
export type SlotState<Name extends SlotName = SlotName> =
  | { status: 'empty' | 'loading' }
  | { status: 'ready'; Component: ComponentType<SlotProps[Name]> }
  | { status: 'failed'; remote: string; error: unknown };

/** What the shell provides so that {@link Slot} can work. */
export interface SlotHost {
  subscribe: (listener: () => void) => () => void;
  /** The state of a slot; asking starts loading the remote that fills it. Same object until it changes. */
  state: <Name extends SlotName>(name: Name) => SlotState<Name>;
  retry: (name: SlotName) => void;
}

const SlotHostContext = createContext<SlotHost | null>(null);

/** Provides the {@link SlotHost}; only the shell and tests render it. */
export const SlotHostProvider = SlotHostContext.Provider;

interface SlotOptions<Name extends SlotName> {
  name: Name;
  props: SlotProps[Name];
  /** Shown while the remote loads: a skeleton of the final shape. */
  loading?: ReactNode;
  /** Shown in place of the slot when its remote is down or its component threw. */
  failed?: (retry: () => void, error: unknown) => ReactNode;
}

class SlotBoundary extends Component<
  { children: ReactNode; render: (retry: () => void, error: unknown) => ReactNode },
  { error: unknown }
> {
  override state: { error: unknown } = { error: undefined };
  static getDerivedStateFromError(error: unknown) {
    return { error };
  }
  readonly retry = () => this.setState({ error: undefined });
  override render() {
    return this.state.error === undefined
      ? this.props.children
      : this.props.render(this.retry, this.state.error);
  }
}

/**
 * A place that another remote fills. When that remote is down only this place says so.
 *
 * @example
 * <Slot name="dashboard.recentCustomers" props={{ data, isLoading }} loading={<SkeletonLines />}
 *   failed={(retry) => <ErrorState onRetry={retry} />} />
 */
export function Slot<Name extends SlotName>({ name, props, loading, failed }: SlotOptions<Name>) {
  const host = use(SlotHostContext);
  if (!host) throw new Error('A Slot needs the shell around it (SlotHostProvider).');
  const state = useSyncExternalStore(host.subscribe, () => host.state(name));
  const renderFailed = failed ?? (() => null);
  if (state.status === 'failed') return renderFailed(() => host.retry(name), state.error);
  if (state.status !== 'ready') return state.status === 'loading' ? loading : null;
  // The generic is lost on JSX; the host hands out the component that belongs to this name.
  const Filled = state.Component as ComponentType<object>;
  return (
    <SlotBoundary render={renderFailed}>
      <Filled {...props} />
    </SlotBoundary>
  );
}
