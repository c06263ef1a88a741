import { FigureWindow } from './figure-window.tsx';
import { Label, paint, partsOf, Word, type Worded } from './parts.tsx';

/** Interlocking quotas, invented for demonstration: responses and target by age, then by city tier and gender. */
const quotas = [
  [
    [24, 24],
    [22, 24],
    [28, 28],
    [25, 28],
    [28, 28],
    [24, 28],
  ],
  [
    [26, 26],
    [26, 26],
    [28, 28],
    [28, 28],
    [21, 26],
    [25, 26],
  ],
  [
    [22, 22],
    [15, 22],
    [26, 26],
    [24, 26],
    [25, 32],
    [17, 32],
  ],
] as const;

const total = quotas
  .flat()
  .reduce((sum, [done, target]) => ({ done: sum.done + done, target: sum.target + target }), {
    done: 0,
    target: 0,
  });

/** Below three quarters of its target, a cell gets more invitations. */
const needsMore = (done: number, target: number) => done < 0.75 * target;

const looks = {
  full: { fill: paint.good, opacity: 0.4 },
  filling: { fill: paint.good, opacity: 0.14 },
  behind: { fill: paint.middling, opacity: 0.4 },
};

const lookOf = ([done, target]: readonly [number, number]) =>
  done === target ? looks.full : needsMore(done, target) ? looks.behind : looks.filling;

/** How full each cell of a quota plan is. */
export function CrossQuotaPicture({ words }: Worded) {
  const [title, ...rest] = partsOf(words);
  const tiers = rest.slice(0, 3);
  const genders = rest.slice(3, 5);
  const ages = rest.slice(5, 8);
  const [sum, ...states] = rest.slice(8);
  return (
    <FigureWindow
      words={words}
      title={title}
      height={430}
      content={(shape) => {
        const isWide = shape === 'wide';
        const cell = isWide ? { width: 60, height: 46 } : { width: 56, height: 40 };
        const placeOf = (age: number, column: number) =>
          isWide ? { x: 128 + column * 64, y: 124 + age * 52 } : { x: 146 + age * 60, y: 74 + column * 45 };
        return (
          <>
            {tiers.map((tier, index) => {
              const { x, y } = placeOf(0, index * 2);
              return (
                <Word
                  key={tier}
                  x={isWide ? x + 62 : 26}
                  y={isWide ? 82 : y + 38}
                  width={50}
                  text={tier}
                  weight={600}
                  anchor={isWide ? 'middle' : 'start'}
                />
              );
            })}
            {[0, 1, 2, 3, 4, 5].map((column) => {
              const { x, y } = placeOf(0, column);
              return (
                <Word
                  key={column}
                  x={isWide ? x + 30 : 136}
                  y={isWide ? 104 : y + 16}
                  width={30}
                  text={genders[column % 2]}
                  size={11.5}
                  fill={paint.muted}
                  anchor={isWide ? 'middle' : 'end'}
                />
              );
            })}
            {quotas.map((cells, age) => {
              const { x, y } = placeOf(age, 0);
              return (
                <g key={cells.join()}>
                  <Word
                    x={isWide ? 56 : x + 28}
                    y={isWide ? y + 19 : 54}
                    width={44}
                    text={ages[age]}
                    weight={600}
                    anchor={isWide ? 'start' : 'middle'}
                  />
                  {cells.map((quota, column) => {
                    const place = placeOf(age, column);
                    return (
                      <g key={`${place.x} ${place.y}`}>
                        <rect {...place} {...cell} rx="8" {...lookOf(quota)} />
                        <Label
                          x={place.x + cell.width / 2}
                          y={place.y + cell.height / 2 + 4.5}
                          size={12.5}
                          anchor="middle"
                        >
                          {quota.join('/')}
                        </Label>
                      </g>
                    );
                  })}
                </g>
              );
            })}
            <path stroke={paint.border} d={isWide ? 'M36 294h488' : 'M12 352h316'} />
            <Label x={isWide ? 56 : 26} y={isWide ? 325 : 380} size={18} weight={700}>
              {total.done}/{total.target}
            </Label>
            <Word
              x={isWide ? 56 : 112}
              y={isWide ? 339 : 369}
              width={60}
              text={sum}
              size={11.5}
              fill={paint.muted}
            />
            {Object.entries(looks).map(([name, look], index) => {
              const x = isWide ? 196 + index * 108 : 26 + index * 98;
              const y = isWide ? 322 : 396;
              return (
                <g key={name}>
                  <rect x={x} y={y} width="14" height="14" rx="4" {...look} />
                  <Word x={x + 21} y={y + 3} width={50} text={states[index]} size={11.5} fill={paint.muted} />
                </g>
              );
            })}
          </>
        );
      }}
    />
  );
}
