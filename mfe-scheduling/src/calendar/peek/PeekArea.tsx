import { useRef, type ComponentProps } from 'react';
import type { Appointment } from '../../shared/appointments-api';
import Peek from './Peek';

interface PeekAreaProps extends ComponentProps<'div'> {
  jobs: readonly Appointment[];
}

/** Area whose links to appointments have a popover with the facts. */
export function PeekArea({ jobs, children, ...rest }: PeekAreaProps) {
  const area = useRef<HTMLDivElement>(null);
  return (
    <div {...rest} ref={area}>
      {children}
      <Peek jobs={jobs} area={area} />
    </div>
  );
}
