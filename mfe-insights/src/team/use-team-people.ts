import { useCan } from '@clearcoat/sdk';
import { useQuery } from '@tanstack/react-query';
import { fullName, usersQuery } from '../users/users-api';
import { crewsQuery } from './team-api';

export interface Person {
  id: string;
  name: string;
}

/**
 * People who can be on a crew: all users if the person may list them, and everybody already on a
 * crew.
 */
export function useTeamPeople(): readonly Person[] {
  const mayList = useCan('users:manage');
  const { data: users = [] } = useQuery({ ...usersQuery(), enabled: mayList });
  const { data: crews = [] } = useQuery(crewsQuery());
  const people = new Map<string, string>();
  for (const user of users) people.set(user.id, fullName(user) || user.email);
  for (const { id, name } of crews.flatMap((crew) => crew.people)) people.set(id, name);
  return [...people]
    .map(([id, name]) => ({ id, name }))
    .sort((one, other) => one.name.localeCompare(other.name));
}
