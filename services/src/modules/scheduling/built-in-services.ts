/** What a new business starts with, as its own and editable. */
export const BUILT_IN_SERVICES = [
  {
    id: 's1',
    name: 'Full Detail',
    description: 'Interior and exterior, top to bottom: wash, clay, seal, deep clean',
    minutes: 240,
    cents: 24999,
  },
  {
    id: 's2',
    name: 'Interior Detail',
    description: 'Vacuum, steam, seats and carpets cleaned, plastics dressed, glass',
    minutes: 120,
    cents: 14999,
  },
  {
    id: 's3',
    name: 'Exterior Detail',
    description: 'Hand wash, decontamination, clay, sealant, wheels and tires',
    minutes: 120,
    cents: 14999,
  },
  {
    id: 's4',
    name: 'Express Detail',
    description: 'A quick refresh inside and out for a car that is kept up',
    minutes: 60,
    cents: 9999,
  },
  {
    id: 's5',
    name: 'Wash and Wax',
    description: 'Careful hand wash and a coat of wax',
    minutes: 60,
    cents: 7999,
  },
  {
    id: 's6',
    name: 'Paint Correction',
    description: 'Machine polishing that removes swirls and light scratches',
    minutes: 240,
    cents: 29999,
  },
  {
    id: 's7',
    name: 'Ceramic Coating',
    description: 'Prepared paint under a durable ceramic coating',
    minutes: 300,
    cents: 59999,
  },
  {
    id: 's8',
    name: 'Headlight Restoration',
    description: 'Cloudy lenses sanded clear, polished and sealed',
    minutes: 60,
    cents: 8999,
  },
] as const;
