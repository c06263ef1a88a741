import { diary, flows, lostToRival, purchases, quotedEntry, steps, usage } from './behaviour-figures.ts';
import { FigureWindow } from './figure-window.tsx';
import { Label, paint, partsOf, Sheet, Word, type Worded } from './parts.tsx';
import { linearScale } from './scale.ts';

/** Minutes a day as people recall them, and as their phones recorded them. */
export function RecallPicture({ words }: Worded) {
  const [title, recalled, recorded, ...apps] = partsOf(words);
  return (
    <FigureWindow
      words={words}
      title={title}
      height={342}
      content={(shape) => {
        const isWide = shape === 'wide';
        const top = isWide ? 138 : 112;
        const left = isWide ? 56 : 28;
        const x = linearScale([0, 110], isWide ? [170, 488] : [120, 300]);
        return (
          <>
            {[recalled, recorded].map((name, index) => (
              <g key={name ?? index}>
                <circle
                  cx={left + 6 + index * 138}
                  cy={top - 45}
                  r="6"
                  fill={index ? paint.good : paint.quiet}
                />
                <Word x={left + 19 + index * 138} y={top - 49} width={60} text={name} fill={paint.muted} />
              </g>
            ))}
            {[0, 30, 60, 90].map((tick) => (
              <g key={tick}>
                <path stroke={paint.border} d={`M${x(tick)} ${top - 20}v202`} />
                <Label x={x(tick)} y={top + 200} size={12} fill={paint.muted} anchor="middle">
                  {tick}
                </Label>
              </g>
            ))}
            {usage.map((minutes, row) => {
              const y = top + row * 40;
              const isMore = minutes.recorded > minutes.recalled;
              return (
                <g key={minutes.recorded}>
                  <Word x={left} y={y - 4} width={60} text={apps[row]} size={12.5} />
                  <path
                    stroke={paint.soft}
                    strokeWidth="5"
                    d={`M${x(minutes.recalled)} ${y}H${x(minutes.recorded)}`}
                  />
                  {(['recalled', 'recorded'] as const).map((source) => {
                    const isRight = isMore === (source === 'recorded');
                    return (
                      <g key={source}>
                        <circle
                          cx={x(minutes[source])}
                          cy={y}
                          r="7"
                          fill={source === 'recorded' ? paint.good : paint.quiet}
                        />
                        <Label
                          x={x(minutes[source]) + (isRight ? 12 : -12)}
                          y={y + 4.5}
                          size={12}
                          weight={source === 'recorded' ? 650 : 400}
                          anchor={isRight ? 'start' : 'end'}
                        >
                          {minutes[source]}
                        </Label>
                      </g>
                    );
                  })}
                </g>
              );
            })}
          </>
        );
      }}
    />
  );
}

const occasions = [paint.good, paint.other, paint.middling];

/** A week of one person's diary: when each entry was made, and what one of them says. */
export function DiaryWeekPicture({ words }: Worded) {
  const [title, ...rest] = partsOf(words);
  const names = rest.slice(7, 10);
  const [when, first, second] = rest.slice(10);
  return (
    <FigureWindow
      words={words}
      title={title}
      height={432}
      content={(shape) => {
        const isWide = shape === 'wide';
        const day = linearScale([0, 6], isWide ? [118, 346] : [84, 304]);
        const hour = linearScale([6, 24], isWide ? [104, 254] : [82, 272]);
        const box = isWide ? { x: 56, y: 276 } : { x: 24, y: 334 };
        return (
          <>
            {[0, 1, 2, 3, 4, 5, 6].map((index) => (
              <Word
                key={index}
                x={day(index)}
                y={hour(6) - 20}
                width={20}
                text={rest[index]}
                fill={paint.muted}
                anchor="middle"
              />
            ))}
            {[6, 12, 18, 24].map((tick) => (
              <g key={tick}>
                <path stroke={paint.border} d={`M${day(0) - 16} ${hour(tick)}H${day(6) + 16}`} />
                <Label x={day(0) - 24} y={hour(tick) + 4} size={12} fill={paint.muted} anchor="end">
                  {tick}:00
                </Label>
              </g>
            ))}
            <circle
              cx={day(quotedEntry[0])}
              cy={hour(quotedEntry[1])}
              r="10"
              stroke={paint.text}
              strokeWidth="1.5"
            />
            {diary.map((entries, occasion) => {
              const legend = isWide ? { x: 392, y: 124 + occasion * 48 } : { x: 28 + occasion * 101, y: 300 };
              return (
                <g key={occasions[occasion]}>
                  {entries.map(([on, at]) => (
                    <circle
                      key={`${on} ${at}`}
                      cx={day(on)}
                      cy={hour(at)}
                      r="5.5"
                      fill={occasions[occasion]}
                    />
                  ))}
                  <circle cx={legend.x} cy={legend.y} r="6" fill={occasions[occasion]} />
                  <Word
                    x={legend.x + 12}
                    y={legend.y - 4}
                    width={50}
                    text={
                      isWide || names[occasion] === undefined
                        ? names[occasion]
                        : `${names[occasion]} ${entries.length}`
                    }
                    size={12.5}
                  />
                  {isWide && (
                    <Label x={504} y={legend.y + 4.5} size={13} weight={600} anchor="end">
                      {entries.length}
                    </Label>
                  )}
                </g>
              );
            })}
            <Sheet {...box} width={isWide ? 448 : 292} height={76} />
            <rect x={box.x + 12} y={box.y + 12} width="4" height="52" rx="2" fill={paint.good} />
            <Word x={box.x + 28} y={box.y + 15} width={80} text={when} size={12.5} weight={600} />
            <Word x={box.x + 28} y={box.y + 35} width={130} text={first} />
            <Word x={box.x + 28} y={box.y + 53} width={110} text={second} />
          </>
        );
      }}
    />
  );
}

const percentOf = (count: number) => Math.round((100 * count) / purchases);

/** How purchases move between apps: the wider a band, the more purchases. */
export function SwitchingPicture({ words }: Worded) {
  const [title, ...rest] = partsOf(words);
  const names = [rest.slice(0, 2), rest.slice(2, 4), rest.slice(4, 7)];
  const [base, finding, ...stages] = rest.slice(7);
  return (
    <FigureWindow
      words={words}
      title={title}
      height={368}
      content={(shape) => {
        const isWide = shape === 'wide';
        // The places of the last step are named on the right of their bars.
        const columns = isWide ? [60, 226, 400] : [26, 128, 226];
        const top = isWide ? 130 : 108;
        const unit = 0.112;
        /** Where the bar of each place begins. */
        const starts = steps.map((counts) =>
          counts.map(
            (_, place) =>
              top +
              place * (isWide ? 30 : 36) +
              unit * counts.slice(0, place).reduce((sum, count) => sum + count, 0),
          ),
        );
        return (
          <>
            {columns.map((x, step) => (
              <Word
                key={x}
                x={x}
                y={top - 42}
                width={50}
                text={stages[step]}
                size={11.5}
                fill={paint.muted}
              />
            ))}
            {flows.map((byStart, step) =>
              byStart.map((targets, start) =>
                targets.map((count, target) => {
                  const width = unit * count;
                  const above = targets.slice(0, target).reduce((sum, one) => sum + one, 0);
                  const before = byStart.slice(0, start).reduce((sum, one) => sum + (one[target] ?? 0), 0);
                  const from = (starts[step]?.[start] ?? 0) + unit * above + width / 2;
                  const to = (starts[step + 1]?.[target] ?? 0) + unit * before + width / 2;
                  const [left, right] = [(columns[step] ?? 0) + 10, columns[step + 1] ?? 0];
                  const middle = (left + right) / 2;
                  const isLost = step === 1 && start === 0 && target === 1;
                  return (
                    <path
                      key={`${left} ${from} ${to}`}
                      stroke={isLost ? paint.bad : paint.good}
                      strokeOpacity={isLost ? 0.6 : 0.2}
                      strokeWidth={width}
                      d={`M${left} ${from}C${middle} ${from} ${middle} ${to} ${right} ${to}`}
                    />
                  );
                }),
              ),
            )}
            {steps.map((counts, step) =>
              counts.map((count, place) => {
                const x = columns[step] ?? 0;
                const y = starts[step]?.[place] ?? 0;
                const isLast = step === 2;
                const name = names[step]?.[place];
                return (
                  <g key={`${x} ${y}`}>
                    <rect
                      x={x}
                      y={y}
                      width="10"
                      height={unit * count}
                      rx="2"
                      fill={
                        step === 0
                          ? paint.other
                          : ([paint.good, paint.bad, paint.quiet][place] ?? paint.quiet)
                      }
                    />
                    {isLast ? (
                      <>
                        <Word x={x + 18} y={y + 4} width={50} text={name} weight={600} />
                        <Label x={x + 18} y={y + 29} size={13} weight={600}>
                          {percentOf(count)}%
                        </Label>
                      </>
                    ) : (
                      <Word
                        x={x}
                        y={y - 13}
                        width={60}
                        text={name && `${name} ${percentOf(count)}%`}
                        weight={600}
                        isOutlined
                      />
                    )}
                  </g>
                );
              }),
            )}
            <path stroke={paint.border} d={isWide ? 'M36 318h488' : 'M12 308h316'} />
            <Label x={columns[0] ?? 0} y={isWide ? 347 : 340} size={20} weight={700} fill={paint.bad}>
              {lostToRival}%
            </Label>
            {[base, finding].map((line, index) => (
              <Word
                key={line ?? index}
                x={(columns[0] ?? 0) + 54}
                y={(isWide ? 327 : 320) + index * 17}
                width={160}
                text={line}
                size={12.5}
              />
            ))}
          </>
        );
      }}
    />
  );
}
