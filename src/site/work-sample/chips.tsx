import parts from './service-sample.module.css';

/** Short terms, such as targeting criteria. */
export function Chips({ names, isExcluded = false }: { names: readonly string[]; isExcluded?: boolean }) {
  return (
    <ul className={parts.chips} data-excluded={isExcluded ? '' : undefined}>
      {names.map((name) => (
        <li key={name}>{name}</li>
      ))}
    </ul>
  );
}
