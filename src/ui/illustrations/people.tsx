import { Avatar, Picture, paint, partsOf, Sheet, Word, type Worded } from './parts.tsx';

const circles = [
  { x: 212, y: 152, colour: paint.good, name: { x: 164, y: 126 } },
  { x: 348, y: 152, colour: paint.middling, name: { x: 396, y: 126 } },
  { x: 280, y: 258, colour: paint.other, name: { x: 280, y: 312 } },
];

/** Three ways of knowing the same people, laid over one another. */
export function JoinedPicture({ words }: Worded) {
  const names = partsOf(words);
  return (
    <Picture words={words} phone={[[92, 24, 378, 356]]}>
      {circles.map(({ x, y, colour }) => (
        <g key={colour}>
          <circle cx={x} cy={y} r="116" fill={colour} opacity=".2" />
          <circle cx={x} cy={y} r="116" stroke={colour} strokeWidth="2.5" />
        </g>
      ))}
      <Avatar x={280} y={188} r={36} />
      {circles.map(({ colour, name: { x, y } }, index) => (
        <g key={colour}>
          <Word
            x={x}
            y={y}
            width={64}
            height={10}
            text={names[index * 2]}
            size={15}
            weight={650}
            line={colour}
            anchor="middle"
          />
          <Word
            x={x}
            y={y + 22}
            width={44}
            text={names[index * 2 + 1]}
            size={12}
            fill={paint.muted}
            anchor="middle"
          />
        </g>
      ))}
    </Picture>
  );
}

const ways = [
  { x: 92, y: 44, colour: paint.good, path: 'M216 98c34 0 26 62 40 76' },
  { x: 344, y: 44, colour: paint.middling, path: 'M344 98c-34 0-26 62-40 76' },
  { x: 92, y: 248, colour: paint.other, path: 'M216 302c34 0 26-62 40-76' },
  { x: 344, y: 248, colour: paint.bad, path: 'M344 302c-34 0-26-62-40-76' },
];

/** Four ways that lead to one person. */
export function FourWaysPicture({ words }: Worded) {
  const names = partsOf(words);
  return (
    <Picture words={words} phone={[[90, 34, 379, 330]]}>
      <circle cx="280" cy="200" r="96" fill={paint.surface} opacity=".6" />
      {ways.map(({ x, y, colour, path }, index) => (
        <g key={colour}>
          <path stroke={colour} strokeWidth="2.5" strokeDasharray="4 6" d={path} />
          <Sheet x={x} y={y} width={124} height={108} rx={16} />
          <rect x={x} y={y + 22} width="4" height="28" rx="2" fill={colour} />
          <Word
            x={x + 16}
            y={y + 30}
            width={60}
            height={12}
            text={names[index * 3]}
            size={16}
            weight={650}
            line={colour}
          />
          <Word x={x + 16} y={y + 60} width={92} text={names[index * 3 + 1]} size={12.5} fill={paint.muted} />
          <Word
            x={x + 16}
            y={y + 80}
            width={80}
            text={names[index * 3 + 2]}
            size={12.5}
            fill={paint.muted}
            line={paint.sunken}
          />
        </g>
      ))}
      <Avatar x={280} y={200} r={52} fill={paint.good} />
    </Picture>
  );
}
