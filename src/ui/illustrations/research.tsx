import { Avatar, Face, Label, Line, Picture, paint, Sheet, Tick, Window } from './parts.tsx';

/** A questionnaire on a phone: a choice, a scale, and how far one has come. */
export const QuestionnairePicture = () => (
  <Picture>
    <rect x="180" y="20" width="200" height="360" rx="28" fill={paint.text} />
    <rect x="188" y="28" width="184" height="344" rx="22" fill={paint.surface} />
    <Line x={204} y={52} width={152} height={6} fill={paint.sunken} />
    <Line x={204} y={52} width={96} height={6} fill={paint.good} />
    <Line x={204} y={80} width={140} height={11} fill={paint.other} />
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
        <Line x={238} y={119 + option * 42} width={[86, 70, 98][option] ?? 80} />
      </g>
    ))}
    <Line x={204} y={250} width={112} height={11} fill={paint.other} />
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
    <rect x="204" y="324" width="152" height="32" rx="16" fill={paint.good} />
    <Line x={258} y={336} width={44} fill={paint.surface} />
    <Sheet x={36} y={70} width={118} height={104} />
    <Line x={52} y={88} width={58} />
    {[78, 48, 62].map((width, y) => (
      <Line
        key={width}
        x={52}
        y={108 + y * 18}
        width={width}
        height={10}
        fill={[paint.good, paint.middling, paint.other][y] ?? paint.soft}
      />
    ))}
    <Sheet x={406} y={210} width={118} height={104} />
    <Tick x={432} y={240} />
    <Line x={452} y={236} width={52} />
    <Line x={424} y={268} width={80} fill={paint.sunken} />
    <Line x={424} y={286} width={60} fill={paint.sunken} />
  </Picture>
);

/** An interview on video: who speaks, what is said, and the moments worth keeping. */
export const VideoInterviewPicture = () => (
  <Picture>
    <Window x={36} y={36} width={488} height={328} />
    <rect x="56" y="82" width="290" height="180" rx="12" fill={paint.soft} />
    <Avatar x={200} y={170} r={62} />
    <Sheet x={258} y={194} width={76} height={56} rx={8} />
    <Avatar x={296} y={222} r={20} fill={paint.good} />
    <circle cx="76" cy="102" r="6" fill={paint.bad} />
    <Line x={56} y={284} width={290} height={6} fill={paint.sunken} />
    <Line x={56} y={284} width={168} height={6} fill={paint.good} />
    {[110, 160, 262].map((x, index) => (
      <path
        key={x}
        d={`M${x} 274v26`}
        stroke={[paint.middling, paint.bad, paint.good][index] ?? paint.good}
        strokeWidth="4"
        strokeLinecap="round"
      />
    ))}
    {Array.from({ length: 36 }, (_, x) => (
      <path
        // biome-ignore lint/suspicious/noArrayIndexKey: the drawing never changes
        key={x}
        stroke={x < 21 ? paint.good : paint.soft}
        strokeWidth="3"
        strokeLinecap="round"
        d={`M${60 + x * 8} ${330 - ((x * 7) % 13)}v${2 * ((x * 7) % 13) + 2}`}
      />
    ))}
    {[0, 1, 2, 3].map((y) => (
      <g key={y}>
        <rect
          x="364"
          y={82 + y * 66}
          width="140"
          height="56"
          rx="10"
          fill={y === 1 ? paint.soft : paint.sunken}
        />
        <Line x={378} y={96 + y * 66} width={34} fill={y === 1 ? paint.bad : paint.other} />
        <Line
          x={378}
          y={114 + y * 66}
          width={[104, 88, 112, 70][y] ?? 90}
          fill={y === 1 ? paint.surface : paint.soft}
        />
      </g>
    ))}
  </Picture>
);

/** Two concepts side by side with their marks, and which one people would take. */
export const EvaluationPicture = () => (
  <Picture>
    {[
      { x: 44, share: 0.74, colour: paint.good },
      { x: 220, share: 0.46, colour: paint.other },
    ].map(({ x, share, colour }, index) => (
      <g key={x}>
        <Sheet x={x} y={52} width={160} height={296} />
        <rect x={x + 16} y={68} width="128" height="110" rx="10" fill={paint.soft} />
        {index === 0 ? (
          <path fill={colour} d={`M${x + 62} 160v-52a18 18 0 0 1 36 0v52Z`} />
        ) : (
          <rect x={x + 54} y="92" width="52" height="68" rx="12" fill={colour} />
        )}
        {[0.9, 0.7, 0.8].map((factor, y) => (
          <g key={factor}>
            <Line x={x + 16} y={198 + y * 34} width={48} height={7} />
            <Line x={x + 16} y={210 + y * 34} width={128} height={9} fill={paint.sunken} />
            <Line x={x + 16} y={210 + y * 34} width={128 * share * factor} height={9} fill={colour} />
          </g>
        ))}
        <Label x={x + 80} y={332} size={22} weight={650} anchor="middle">
          {Math.round(share * 100)}%
        </Label>
      </g>
    ))}
    <Tick x={188} y={64} r={15} />
    <Sheet x={404} y={96} width={116} height={208} />
    <Line x={420} y={114} width={64} />
    {([1, 1, 0, -1] as const).map((mood, y) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the drawing never changes
      <g key={y}>
        <Face x={434} y={152 + y * 38} mood={mood} r={12} />
        <Line x={454} y={148 + y * 38} width={[48, 36, 44, 28][y] ?? 40} />
      </g>
    ))}
  </Picture>
);

/** A questionnaire being made: kinds of questions, the page, and where each answer leads. */
export const EditorPicture = () => (
  <Picture>
    <Window x={36} y={36} width={488} height={328} />
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
          cx="68"
          cy={99 + y * 44}
          r="6"
          fill={[paint.good, paint.other, paint.middling][y % 3] ?? paint.good}
        />
        <Line x={80} y={95 + y * 44} width={34} fill={y === 2 ? paint.other : paint.soft} />
      </g>
    ))}
    <Sheet x={158} y={84} width={234} height={118} />
    <Line x={176} y={102} width={130} height={10} fill={paint.other} />
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
        <Line x={200} y={127 + y * 24} width={[120, 92, 140][y] ?? 100} />
      </g>
    ))}
    <Sheet x={158} y={218} width={234} height={126} />
    <Line x={176} y={236} width={98} height={10} fill={paint.other} />
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
      <Line key={row} x={176} y={263 + row * 20} width={50} height={6} />
    ))}
    <rect x="428" y="84" width="78" height="34" rx="8" fill={paint.soft} />
    <rect x="428" y="164" width="78" height="34" rx="8" fill={paint.sunken} />
    <rect x="428" y="244" width="34" height="34" rx="8" fill={paint.good} opacity=".4" />
    <rect x="472" y="244" width="34" height="34" rx="8" fill={paint.bad} opacity=".4" />
    <path stroke={paint.other} strokeWidth="2" d="M467 118v46m0 34v20m-22 26v-26h44v26" />
    <Tick x={467} y={318} />
  </Picture>
);

/** A report: what was found, a chart, and the answers it rests on. */
export const ReportPicture = () => (
  <Picture>
    <Sheet x={70} y={36} width={250} height={328} />
    <Line x={94} y={62} width={150} height={14} fill={paint.other} />
    <Line x={94} y={90} width={200} />
    <Line x={94} y={106} width={176} />
    <rect x="94" y="132" width="202" height="104" rx="10" fill={paint.sunken} />
    {[46, 72, 58, 86].map((height, x) => (
      <rect
        key={height}
        x={112 + x * 44}
        y={226 - height}
        width="26"
        height={height}
        rx="5"
        fill={x === 3 ? paint.good : paint.soft}
      />
    ))}
    {[0, 1, 2].map((y) => (
      <g key={y}>
        <Tick x={104} y={268 + y * 30} r={9} />
        <Line x={122} y={264 + y * 30} width={[160, 132, 148][y] ?? 140} />
      </g>
    ))}
    {[0, 1, 2].map((y) => (
      <g key={y}>
        <path
          stroke={paint.good}
          strokeWidth="2"
          strokeDasharray="3 5"
          d={`M296 ${268 + y * 30}c40 0 20 ${-160 + y * 66} 60 ${-160 + y * 66}`}
        />
        <Sheet x={356} y={76 + y * 96} width={164} height={72} />
        <Avatar x={384} y={112 + y * 96} fill={[paint.other, paint.bad, paint.good][y] ?? paint.other} />
        <Line x={410} y={100 + y * 96} width={92} />
        <Line x={410} y={116 + y * 96} width={64} fill={paint.sunken} />
      </g>
    ))}
  </Picture>
);
