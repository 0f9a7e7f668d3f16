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

/** What one remote puts into a slot, as far as it has come. */
export type SlotFilling<Name extends SlotName = SlotName> = { remote: string } & (
  | { status: 'loading' }
  /** The epoch rises whenever it has to be rendered anew. */
  | { status: 'ready'; Component: ComponentType<SlotProps[Name]>; epoch: number }
  | { status: 'failed'; error: unknown }
);

/** What the shell provides so that {@link Slot} can work. */
export interface SlotHost {
  subscribe: (listener: () => void) => () => void;
  /**
   * What fills a slot, in order; asking starts loading the remotes that do. The same array until
   * something changes.
   */
  fillings: <Name extends SlotName>(name: Name) => readonly SlotFilling<Name>[];
  /** Loads a remote that is down once more. */
  retry: (name: SlotName, remote: string) => void;
  /** A filling threw while it was shown: the host decides what stands there from now on. */
  crashed: (name: SlotName, remote: string, error: unknown) => void;
}

const SlotHostContext = createContext<SlotHost | null>(null);

/** Provides the {@link SlotHost}; only the shell and tests render it. */
export const SlotHostProvider = SlotHostContext.Provider;

interface SlotOptions<Name extends SlotName> {
  name: Name;
  props: SlotProps[Name];
  /** Stands for each filling that loads: a skeleton of the final shape. Default: nothing. */
  loading?: ReactNode;
  /** Stands for a filling whose remote is down or whose component threw. Default: nothing. */
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
 * A place that other remotes fill, in the order that they ask for. When one is down only its place
 * says so.
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
    // The generic is lost on JSX; the host hands out the component that belongs to this name.
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
