import { useQuery } from '@tanstack/react-query';
import { formatDate, useCan } from '@clearcoat/sdk';
import type { ReactNode } from 'react';
import { customerQuery } from '../appointment-form/customers-api';
import type { ShownJob } from '../shared/shown-job';

const coatedOf = ({ coating, coatedOn }: { coating: string; coatedOn: string | null }) =>
  [coating, coatedOn && `${coating ? '' : 'Coated '}on ${formatDate(coatedOn)}`]
    .filter(Boolean)
    .join(', ');

interface VehicleFactsProps extends Pick<ShownJob, 'vehicle' | 'contactId'> {
  children: (facts: ReactNode) => ReactNode;
}

/** Plate, colour and coating of the vehicle, for people who may see the customer's page. */
export function VehicleFacts({ vehicle, contactId = '', children }: VehicleFactsProps) {
  const canRead = useCan('contacts:read');
  const isAsked = canRead && contactId !== '' && Boolean(vehicle?.id);
  const { data } = useQuery({ ...customerQuery(contactId), enabled: isAsked });
  const car = data?.vehicles?.find(({ id }) => id === vehicle?.id);
  if (!car) return null;
  // The default label already contains the colour.
  const colour = vehicle?.label.includes(car.colour) ? '' : car.colour;
  const coated = coatedOf(car);
  const facts = [car.plate && `Plate ${car.plate}`, colour, coated && `Coating: ${coated}`];
  const known = facts.filter(Boolean);
  return known.length > 0 && children(known.map((fact) => <span key={fact}>{fact}</span>));
}
