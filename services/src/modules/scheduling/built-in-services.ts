import type { ServiceInput } from './dto/service.dto.js';

/** Editable services of a new business. */
export const BUILT_IN_SERVICES = [
  {
    id: 's1',
    name: 'Full Detail',
    description: 'Interior and exterior, top to bottom: wash, clay, seal, deep clean',
    duration: 240,
    price: 249.99,
  },
  {
    id: 's2',
    name: 'Interior Detail',
    description: 'Vacuum, steam, seats and carpets cleaned, plastics dressed, glass',
    duration: 120,
    price: 149.99,
  },
  {
    id: 's3',
    name: 'Exterior Detail',
    description: 'Hand wash, decontamination, clay, sealant, wheels and tires',
    duration: 120,
    price: 149.99,
  },
  {
    id: 's4',
    name: 'Express Detail',
    description: 'A quick refresh inside and out for a car that is kept up',
    duration: 60,
    price: 99.99,
  },
  {
    id: 's5',
    name: 'Wash and Wax',
    description: 'Careful hand wash and a coat of wax',
    duration: 60,
    price: 79.99,
  },
  {
    id: 's6',
    name: 'Paint Correction',
    description: 'Machine polishing that removes swirls and light scratches',
    duration: 240,
    price: 299.99,
  },
  {
    id: 's7',
    name: 'Ceramic Coating',
    description: 'Prepared paint under a durable ceramic coating',
    duration: 300,
    price: 599.99,
  },
  {
    id: 's8',
    name: 'Headlight Restoration',
    description: 'Cloudy lenses sanded clear, polished and sealed',
    duration: 60,
    price: 89.99,
  },
] as const satisfies readonly (ServiceInput & { id: string })[];
