/** The head of a table: the name of each column. */
export function ColumnHeads({ names }: { names: readonly (string | undefined)[] }) {
  return (
    <thead>
      <tr>
        {names.map((name) => (
          <th key={name} scope="col">
            {name}
          </th>
        ))}
      </tr>
    </thead>
  );
}
