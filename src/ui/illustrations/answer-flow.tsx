import { Avatar, Label, Line, Picture, paint, partsOf, Sheet, Word, type Worded } from './parts.tsx';

const scores = Array.from({ length: 11 }, (_, score) => ({ score, x: 40 + score * 24 }));

const choices = Array.from({ length: 4 }, (_, choice) => ({
  x: 40 + (choice % 2) * 135,
  y: 226 + Math.floor(choice / 2) * 44,
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
  const [boardTitle, value, ...others] = rest.slice(4);
  const [ticket, matter, next] = others.slice(3);
  return (
    <Picture
      words={words}
      phone={[
        [18, 76, 301, 250],
        [326, 28, 220, 346, 40, 250],
      ]}
    >
      <Sheet x={24} y={88} width={294} height={236} rx={16} />
      <Word x={40} y={110} width={80} text={title} size={14} weight={650} line={paint.other} />
      <Word x={40} y={134} width={180} text={question} fill={paint.muted} />
      {scores.map(({ score, x }) => (
        <g key={score}>
          <rect
            x={x}
            y="154"
            width="22"
            height="26"
            rx="6"
            fill={score === chosen ? paint.good : paint.sunken}
          />
          <Label
            x={x + 11}
            y={171.5}
            size={12}
            anchor="middle"
            weight={score === chosen ? 650 : 400}
            fill={score === chosen ? paint.surface : paint.muted}
          >
            {score}
          </Label>
        </g>
      ))}
      <Word x={40} y={204} width={64} text={reasonTitle} fill={paint.muted} />
      {choices.map(({ x, y }, choice) => (
        <g key={`${x} ${y}`}>
          <rect
            x={x}
            y={y}
            width="127"
            height="36"
            rx="18"
            fill={choice === 0 ? paint.soft : paint.surface}
            stroke={choice === 0 ? paint.good : paint.border}
          />
          <circle
            cx={x + 19}
            cy={y + 18}
            r="6"
            fill={paint.surface}
            stroke={choice === 0 ? paint.good : paint.border}
            strokeWidth={choice === 0 ? 4 : 2}
          />
          <Word
            x={x + 34}
            y={y + 14}
            width={[72, 64, 56, 64][choice] ?? 60}
            text={rest[choice]}
            size={12.5}
            weight={choice === 0 ? 600 : 400}
          />
        </g>
      ))}
      <path
        className="connector"
        stroke={paint.good}
        strokeWidth="2.5"
        strokeDasharray="4 6"
        d="M318 126h18M436 212v28"
      />
      <Sheet x={336} y={40} width={200} height={172} rx={16} />
      <Word x={352} y={62} width={84} text={boardTitle} fill={paint.muted} />
      <Label x={352} y={112} size={30} weight={650}>
        {value ?? '+31'}
      </Label>
      {groups.map(({ share, colour }, y) => (
        <g key={share}>
          <Word x={352} y={132 + y * 24} width={56} text={others[y]} size={11.5} fill={paint.muted} />
          <Line x={424} y={132 + y * 24} width={96} fill={paint.sunken} />
          <Line x={424} y={132 + y * 24} width={96 * share} fill={colour} />
        </g>
      ))}
      <Sheet x={336} y={240} width={200} height={120} rx={16} />
      <rect x="352" y="258" width="84" height="26" rx="13" fill={paint.bad} opacity=".18" />
      <Word
        x={394}
        y={267}
        width={40}
        text={ticket}
        size={11.5}
        weight={600}
        line={paint.bad}
        anchor="middle"
      />
      <Avatar x={368} y={322} r={16} fill={paint.good} />
      <Word x={394} y={308} width={96} text={matter} size={12.5} weight={600} />
      <Word x={394} y={328} width={80} text={next} size={11.5} fill={paint.muted} line={paint.sunken} />
    </Picture>
  );
}
