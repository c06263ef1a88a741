import {
  Label,
  Line,
  Phone,
  Picture,
  PushButton,
  paint,
  partsOf,
  Sheet,
  Tick,
  Window,
  Word,
  type Worded,
} from './parts.tsx';

/** How often each of the three options is chosen, in percent. */
const sharesOfOptions = [52, 33, 15];

/** A questionnaire on a phone: a choice, a scale, and how far one has come. */
export function QuestionnairePicture({ words }: Worded) {
  const [first, a, b, c, second, button, side, done, ...rest] = partsOf(words);
  return (
    <Picture
      words={words}
      phone={[
        [26, 62, 140, 120, 0, 40],
        [400, 202, 140, 120, 0, 200],
        [186, 14, 212, 372, 142, 0],
      ]}
    >
      <g transform="translate(12)">
        <Phone x={180} y={20} width={200} height={360} />
        <Line x={204} y={52} width={152} height={6} fill={paint.sunken} />
        <Line x={204} y={52} width={96} height={6} fill={paint.good} />
        <Word
          x={204}
          y={80}
          width={140}
          height={11}
          text={first}
          size={12.5}
          weight={650}
          line={paint.other}
        />
        {[0, 1, 2].map((option) => (
          <g key={option}>
            <rect
              x="204"
              y={106 + option * 42}
              width="152"
              height="34"
              rx="10"
              fill={option === 1 ? paint.soft : paint.surface}
              stroke={option === 1 ? paint.good : paint.border}
            />
            <circle
              cx="222"
              cy={123 + option * 42}
              r="6.5"
              stroke={option === 1 ? paint.good : paint.soft}
              strokeWidth={option === 1 ? 5 : 2}
            />
            <Word x={236} y={119 + option * 42} width={[86, 70, 98][option] ?? 80} text={[a, b, c][option]} />
          </g>
        ))}
        <Word
          x={204}
          y={250}
          width={112}
          height={11}
          text={second}
          size={12.5}
          weight={650}
          line={paint.other}
        />
        {[0, 1, 2, 3, 4].map((score) => (
          <g key={score}>
            <circle cx={217 + score * 31} cy={290} r="13" fill={score === 3 ? paint.good : paint.sunken} />
            <Label
              x={217 + score * 31}
              y={295}
              size={13}
              anchor="middle"
              fill={score === 3 ? paint.surface : paint.muted}
            >
              {score + 1}
            </Label>
          </g>
        ))}
        <PushButton x={204} y={324} width={152} height={32} text={button} line={44} />
      </g>
      <Sheet x={32} y={70} width={128} height={104} />
      <Word x={48} y={88} width={58} text={side} weight={600} />
      {sharesOfOptions.map((percent, y) => (
        <g key={percent}>
          <Line x={48} y={112 + y * 18} width={percent * 1.1} height={10} fill={paint.good} />
          {words && (
            <Label x={144} y={121 + y * 18} size={11.5} fill={paint.muted} anchor="end">
              {percent}%
            </Label>
          )}
        </g>
      ))}
      <Sheet x={406} y={210} width={128} height={104} />
      <Tick x={432} y={240} />
      <Word x={452} y={236} width={52} text={done} weight={600} />
      <Word x={424} y={267} width={80} text={rest[0]} size={11.5} fill={paint.muted} line={paint.sunken} />
      <Word x={424} y={287} width={60} text={rest[1]} size={11.5} fill={paint.muted} line={paint.sunken} />
    </Picture>
  );
}

/** A questionnaire being made: kinds of questions, the page, and where each answer leads. */
export function EditorPicture({ words }: Worded) {
  const [title, ...rest] = partsOf(words);
  return (
    <Picture words={words} phone={[[46, 74, 354, 282]]}>
      <Window x={36} y={36} width={488} height={328} title={title} />
      <path stroke={paint.border} d="M140 66v298M410 66v298" />
      {[0, 1, 2, 3, 4, 5].map((y) => (
        <g key={y}>
          <rect
            x="52"
            y={82 + y * 44}
            width="72"
            height="34"
            rx="8"
            fill={y === 2 ? paint.soft : paint.sunken}
          />
          <circle
            cx="66"
            cy={99 + y * 44}
            r="6"
            fill={[paint.good, paint.other, paint.middling][y % 3] ?? paint.good}
          />
          <Word
            x={80}
            y={95 + y * 44}
            width={34}
            text={rest[y]}
            size={11.5}
            line={y === 2 ? paint.other : paint.soft}
          />
        </g>
      ))}
      <Sheet x={158} y={84} width={234} height={118} />
      <Word
        x={176}
        y={102}
        width={130}
        height={10}
        text={rest[6]}
        size={13}
        weight={600}
        line={paint.other}
      />
      {[0, 1, 2].map((y) => (
        <g key={y}>
          <rect
            x="176"
            y={124 + y * 24}
            width="14"
            height="14"
            rx="4"
            fill={y === 0 ? paint.good : paint.surface}
            stroke={y === 0 ? paint.good : paint.soft}
          />
          <Word x={200} y={127 + y * 24} width={[120, 92, 140][y] ?? 100} text={rest[7 + y]} />
        </g>
      ))}
      <Sheet x={158} y={218} width={234} height={126} />
      <Word
        x={176}
        y={236}
        width={98}
        height={10}
        text={rest[10]}
        size={13}
        weight={600}
        line={paint.other}
      />
      {[0, 1, 2, 3].map((row) =>
        [0, 1, 2, 3, 4].map((column) => (
          <circle
            key={`${row}-${column}`}
            cx={250 + column * 28}
            cy={266 + row * 20}
            r="6"
            fill={(row * 2 + 1) % 5 === column ? paint.good : paint.sunken}
          />
        )),
      )}
      {[0, 1, 2, 3].map((row) => (
        <Word key={row} x={176} y={263 + row * 20} width={50} height={6} text={rest[11 + row]} size={11.5} />
      ))}
      <rect x="424" y="84" width="86" height="34" rx="8" fill={paint.soft} />
      <rect x="424" y="164" width="86" height="34" rx="8" fill={paint.sunken} />
      <rect x="428" y="244" width="34" height="34" rx="8" fill={paint.good} opacity=".4" />
      <rect x="472" y="244" width="34" height="34" rx="8" fill={paint.bad} opacity=".4" />
      <path stroke={paint.other} strokeWidth="2" d="M467 118v46m0 34v20m-22 26v-26h44v26" />
      {words && (
        <>
          <Word x={467} y={97} width={40} text={rest[15]} size={11.5} anchor="middle" />
          <Word x={467} y={177} width={40} text={rest[16]} size={11.5} anchor="middle" />
          <Word x={445} y={257} width={20} text={rest[17]} size={11.5} anchor="middle" />
          <Word x={489} y={257} width={20} text={rest[18]} size={11.5} anchor="middle" />
        </>
      )}
      <Tick x={467} y={318} />
    </Picture>
  );
}
