import type { Crew, CrewInput, OpenRange } from './team-api';

/** Values of the crew form. */
export interface CrewFormValues {
  name: string;
  kind: Crew['kind'];
  colour: Crew['colour'];
  people: string[];
  active: boolean;
  hasOwnHours: boolean;
  hours: OpenRange[];
}

export const LABELS: Record<keyof CrewFormValues, string> = {
  name: 'Name',
  kind: 'Kind',
  colour: 'Color',
  people: 'People',
  active: 'Takes new jobs',
  hasOwnHours: 'Hours of its own',
  hours: 'Hours',
};

export const KINDS = [
  { value: 'van', label: 'Van' },
  { value: 'bay', label: 'Bay' },
] as const;

/** @param usual - the business's hours, used as the start of a crew's own hours */
export const toFormValues = (
  { name, kind, colour, people, active, hours }: Crew,
  usual: readonly OpenRange[],
): CrewFormValues => ({
  name,
  kind,
  colour,
  people: people.map(({ id }) => id),
  active,
  hasOwnHours: hours !== null,
  hours: [...(hours ?? usual)],
});

export const newCrew = (usual: readonly OpenRange[]): CrewFormValues => ({
  name: '',
  kind: 'van',
  colour: 'blue',
  people: [],
  active: true,
  hasOwnHours: false,
  hours: [...usual],
});

export const toCrewInput = ({ hasOwnHours, hours, ...values }: CrewFormValues): CrewInput => ({
  ...values,
  name: values.name.trim(),
  hours: hasOwnHours ? hours : null,
});
