import { useSearchParams } from '@clearcoat/sdk';

/** Vehicle filter of the history, kept in the address; '' for all. */
export function useChosenVehicle(): [string, (id: string) => void] {
  const [search, setSearch] = useSearchParams();
  const choose = (id: string) =>
    setSearch(
      (current) => {
        if (id) current.set('vehicle', id);
        else current.delete('vehicle');
        return current;
      },
      { replace: true },
    );
  return [search.get('vehicle') ?? '', choose];
}
