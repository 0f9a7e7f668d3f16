import { Component, type ComponentType, type ReactNode } from 'react';

interface GuardProps {
  children: ReactNode;
  onCrash: (error: unknown) => void;
}

class CrashGuard extends Component<GuardProps, { hasCrashed: boolean }> {
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

/** A slot's component whose crash is told to the shell, which then decides what stands there. */
export function guarded<Props extends object>(
  Filling: ComponentType<Props>,
  onCrash: (error: unknown) => void,
): ComponentType<Props> {
  return function GuardedSlot(props: Props) {
    return (
      <CrashGuard onCrash={onCrash}>
        <Filling {...props} />
      </CrashGuard>
    );
  };
}
