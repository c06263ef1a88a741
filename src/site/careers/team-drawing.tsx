import { Avatar, Line, paint, Sheet } from '../../ui/illustrations/parts.tsx';

const notes = [
  { x: 146, y: 122, fill: paint.good },
  { x: 216, y: 114, fill: paint.middling },
  { x: 286, y: 126, fill: paint.soft },
  { x: 160, y: 186, fill: paint.soft },
  { x: 230, y: 178, fill: paint.other },
  { x: 294, y: 194, fill: paint.bad },
];

const people = [
  { x: 64, y: 128, fill: paint.other },
  { x: 64, y: 252, fill: paint.bad },
  { x: 240, y: 44, fill: paint.good },
  { x: 240, y: 330, fill: paint.other },
  { x: 416, y: 128, fill: paint.bad },
  { x: 416, y: 252, fill: paint.good },
];

/** People around a table of notes, seen from above. */
export function TeamDrawing() {
  return (
    <svg aria-hidden="true" viewBox="0 0 480 374" width="480" height="374" fill="none">
      <Sheet x={118} y={90} width={244} height={194} rx={26} />
      <path
        d="M173 140c30-20 46-20 72-8m0 0c-20 26-10 40 14 62m0 0c24 16 40 20 62 18"
        stroke={paint.muted}
        strokeWidth="1.5"
        strokeDasharray="3 5"
      />
      {notes.map(({ x, y, fill }, index) => (
        <g key={x}>
          <rect x={x} y={y} width="54" height="44" rx="7" fill={fill} />
          <Line x={x + 9} y={y + 12} width={index % 2 ? 30 : 36} height={5} fill={paint.surface} />
          <Line x={x + 9} y={y + 24} width={index % 2 ? 20 : 26} height={5} fill={paint.surface} />
        </g>
      ))}
      {people.map(({ x, y, fill }) => (
        <Avatar key={`${x}-${y}`} x={x} y={y} r={34} fill={fill} />
      ))}
    </svg>
  );
}
