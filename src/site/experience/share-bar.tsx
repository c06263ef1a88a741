interface ShareBarProps {
  name: string;
  value: number;
  total: number;
  kind?: 'promoters' | 'passives' | 'detractors';
}

/** A number and its share of all, as a bar. */
export function ShareBar({ name, value, total, kind }: ShareBarProps) {
  return (
    <li>
      <span>{name}</span>
      <svg viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true" data-kind={kind}>
        <rect width="100" height="8" />
        <rect width={(value / total) * 100} height="8" />
      </svg>
      <span>{value}</span>
    </li>
  );
}
