import { Avatar, Label, Line, Picture, paint, partsOf, Sheet, Word, type Worded } from './parts.tsx';

const scores = Array.from({ length: 11 }, (_, score) => ({
  score,
  x: 110 + (score % 6) * 24,
  y: 112 + Math.floor(score / 6) * 28,
}));

const chosen = 4;

const groups = [
  { share: 0.51, colour: paint.good },
  { share: 0.29, colour: paint.middling },
  { share: 0.2, colour: paint.bad },
];

/** The flow of one answer: from the questionnaire to the dashboard, then to the person in charge. */
export function AnswerFlowPicture({ words }: Worded) {
  const [title, question, reasonTitle, ...rest] = partsOf(words);
  const [boardTitle, value, ...others] = rest.slice(3);
  const [ticket, matter, next] = others.slice(3);
  return (
    <Picture
      words={words}
      phone={[
        [92, 30, 174, 340],
        [278, 30, 189, 340, 177, 0],
      ]}
    >
      <Sheet x={94} y={40} width={170} height={320} rx={16} />
      <Word x={110} y={62} width={80} text={title} size={14} weight={650} line={paint.other} />
      <Word x={110} y={88} width={130} text={question} fill={paint.muted} />
      {scores.map(({ score, x, y }) => (
        <g key={score}>
          <rect
            x={x}
            y={y}
            width="20"
            height="22"
            rx="6"
            fill={score === chosen ? paint.bad : paint.sunken}
          />
          <Label
            x={x + 10}
            y={y + 15.5}
            size={12}
            anchor="middle"
            weight={score === chosen ? 650 : 400}
            fill={score === chosen ? paint.surface : paint.muted}
          >
            {score}
          </Label>
        </g>
      ))}
      <Word x={110} y={188} width={64} text={reasonTitle} fill={paint.muted} />
      {[0, 1, 2].map((y) => (
        <g key={y}>
          <rect
            x="110"
            y={212 + y * 46}
            width="138"
            height="36"
            rx="18"
            fill={y === 0 ? paint.soft : paint.surface}
            stroke={y === 0 ? paint.good : paint.border}
          />
          <circle
            cx="130"
            cy={230 + y * 46}
            r="6"
            fill={paint.surface}
            stroke={y === 0 ? paint.good : paint.border}
            strokeWidth={y === 0 ? 4 : 2}
          />
          <Word
            x={146}
            y={226 + y * 46}
            width={[72, 56, 64][y] ?? 60}
            text={rest[y]}
            size={12.5}
            weight={y === 0 ? 600 : 400}
          />
        </g>
      ))}
      <path
        className="connector"
        stroke={paint.good}
        strokeWidth="2.5"
        strokeDasharray="4 6"
        d="M264 96h18"
      />
      <path stroke={paint.good} strokeWidth="2.5" strokeDasharray="4 6" d="M374 212v28" />
      <Sheet x={282} y={40} width={184} height={172} rx={16} />
      <Word x={298} y={62} width={84} text={boardTitle} fill={paint.muted} />
      <Label x={298} y={112} size={30} weight={650}>
        {value ?? '+31'}
      </Label>
      {groups.map(({ share, colour }, y) => (
        <g key={share}>
          <Word x={298} y={132 + y * 24} width={56} text={others[y]} size={11.5} fill={paint.muted} />
          <Line x={370} y={132 + y * 24} width={80} fill={paint.sunken} />
          <Line x={370} y={132 + y * 24} width={80 * share} fill={colour} />
        </g>
      ))}
      <Sheet x={282} y={240} width={184} height={120} rx={16} />
      <rect x="298" y="258" width="84" height="26" rx="13" fill={paint.bad} opacity=".18" />
      <Word
        x={340}
        y={267}
        width={40}
        text={ticket}
        size={11.5}
        weight={600}
        line={paint.bad}
        anchor="middle"
      />
      <Avatar x={314} y={322} r={16} fill={paint.good} />
      <Word x={340} y={308} width={96} text={matter} size={12.5} weight={600} />
      <Word x={340} y={328} width={80} text={next} size={11.5} fill={paint.muted} line={paint.sunken} />
    </Picture>
  );
}
