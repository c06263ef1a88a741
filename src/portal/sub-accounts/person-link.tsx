import { Link } from 'react-router';
import type { SubUser } from './use-optimistic-rows.ts';
import { usePerson } from './use-person.ts';

/** The name of a sub-account. Opens its details. */
export function PersonLink({ row: { id, name } }: { row: SubUser }) {
  const { locationOf, openedHere } = usePerson();
  return (
    <Link to={locationOf(id)} state={openedHere} preventScrollReset aria-haspopup="dialog">
      <bdi>{name}</bdi>
    </Link>
  );
}
