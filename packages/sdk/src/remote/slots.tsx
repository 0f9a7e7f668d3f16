import {
  Component,
  createContext,
  Fragment,
  use,
  useSyncExternalStore,
  type ComponentType,
  type ReactNode,
} from 'react';
import type { SlotProps } from './slot-props';

export type SlotName = keyof SlotProps;
export type SlotComponents = { [Name in SlotName]: ComponentType<SlotProps[Name]> };

/** State of one remote's part of a slot. */
export type SlotFilling<Name extends SlotName = SlotName> = { remote: string } & (
  | { status: 'loading' }
  /** The epoch is incremented to remount the component. */
  | { status: 'ready'; Component: ComponentType<SlotProps[Name]>; epoch: number }
  | { status: 'failed'; error: unknown }
);

/** Services of the shell for {@link Slot}. */
export interface SlotHost {
  subscribe: (listener: () => void) => () => void;
  /**
   * Fillings of a slot, in order; the first call starts loading the remotes. The same array until
   * something changes.
   */
  fillings: <Name extends SlotName>(name: Name) => readonly SlotFilling<Name>[];
  /** Retries a remote that is down. */
  retry: (name: SlotName, remote: string) => void;
  /** Reports a render error; the host decides how to recover. */
  crashed: (name: SlotName, remote: string, error: unknown) => void;
}

const SlotHostContext = createContext<SlotHost | null>(null);

/** Provides the {@link SlotHost}; rendered by the shell and tests only. */
export const SlotHostProvider = SlotHostContext.Provider;

interface SlotOptions<Name extends SlotName> {
  name: Name;
  props: SlotProps[Name];
  /** Skeleton of each loading filling. Default: nothing. */
  loading?: ReactNode;
  /** Fallback of a filling whose remote is down or whose component threw. Default: nothing. */
  failed?: (retry: () => void, error: unknown) => ReactNode;
}

class SlotBoundary extends Component<
  { children: ReactNode; onCrash: (error: unknown) => void },
  { hasCrashed: boolean }
> {
  override state = { hasCrashed: false };
  static getDerivedStateFromError() {
    return { hasCrashed: true };
  }
  override componentDidCatch(error: unknown) {
    this.props.onCrash(error);
  }
  override render() {
    return this.state.hasCrashed ? null : this.props.children;
  }
}

/**
 * A place filled by other remotes, in their requested order. If one is down, only its place shows
 * an error.
 *
 * @example
 * <Slot name="dashboard.recentCustomers" props={{ data, isLoading }} loading={<SkeletonLines />}
 *   failed={(retry) => <ErrorState onRetry={retry} />} />
 */
export function Slot<Name extends SlotName>({ name, props, loading, failed }: SlotOptions<Name>) {
  const host = use(SlotHostContext);
  if (!host) throw new Error('A Slot needs the shell around it (SlotHostProvider).');
  const given: object = props;
  const fillings = useSyncExternalStore(host.subscribe, () => host.fillings(name));
  return fillings.map((filling) => {
    const { remote, status } = filling;
    if (status === 'loading') return <Fragment key={remote}>{loading}</Fragment>;
    if (status === 'failed') {
      const retry = () => host.retry(name, remote);
      return <Fragment key={remote}>{failed?.(retry, filling.error)}</Fragment>;
    }
    // JSX loses the generic; the host returns the component that belongs to this name.
    const Filled = filling.Component as ComponentType<object>;
    return (
      <SlotBoundary
        key={`${remote} ${filling.epoch}`}
        onCrash={(error) => host.crashed(name, remote, error)}
      >
        <Filled {...given} />
      </SlotBoundary>
    );
  });
}
