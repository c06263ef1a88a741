import { ShareBar } from './charts.tsx';
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

/** The questions and the button, at the left edge and the top of their screen. */
function Questions({ words, x, y, width }: Worded & Record<'x' | 'y' | 'width', number>) {
  const [first, a, b, c, second, button] = partsOf(words);
  const [low, high] = partsOf(words).slice(10);
  const step = (width - 26) / 4;
  return (
    <>
      <Line x={x} y={y} width={width} height={6} fill={paint.sunken} />
      <Line x={x} y={y} width={width * 0.63} height={6} fill={paint.good} />
      <Word
        x={x}
        y={y + 24}
        width={140}
        height={11}
        text={first}
        size={12.5}
        weight={650}
        line={paint.other}
      />
      {[a, b, c].map((option, row) => (
        <g key={option ?? row}>
          <rect
            x={x}
            y={y + 48 + row * 40}
            width={width}
            height="32"
            rx="10"
            fill={row === 1 ? paint.soft : paint.surface}
            stroke={row === 1 ? paint.good : paint.border}
          />
          <circle
            cx={x + 18}
            cy={y + 64 + row * 40}
            r="6.5"
            stroke={row === 1 ? paint.good : paint.soft}
            strokeWidth={row === 1 ? 5 : 2}
          />
          <Word x={x + 32} y={y + 60 + row * 40} width={80} text={option} />
        </g>
      ))}
      <Word
        x={x}
        y={y + 184}
        width={112}
        height={11}
        text={second}
        size={12.5}
        weight={650}
        line={paint.other}
      />
      {[0, 1, 2, 3, 4].map((score) => (
        <g key={score}>
          <circle
            cx={x + 13 + score * step}
            cy={y + 220}
            r="13"
            fill={score === 3 ? paint.good : paint.sunken}
          />
          <Label
            x={x + 13 + score * step}
            y={y + 225}
            size={13}
            anchor="middle"
            fill={score === 3 ? paint.surface : paint.muted}
          >
            {score + 1}
          </Label>
        </g>
      ))}
      {low && <Word x={x} y={y + 239} width={30} text={low} size={11.5} fill={paint.muted} />}
      {high && (
        <Word x={x + width} y={y + 239} width={30} text={high} size={11.5} fill={paint.muted} anchor="end" />
      )}
      <PushButton x={x} y={y + 264} width={width} height={32} text={button} line={44} />
    </>
  );
}

/** How often each option is chosen, with its name. */
function OptionShares({ words, x, y, width }: Worded & Record<'x' | 'y' | 'width', number>) {
  const [, ...options] = partsOf(words);
  return sharesOfOptions.map((percent, row) => (
    <g key={percent}>
      <Word x={x} y={y + row * 34} width={50} text={options[row]} size={11.5} fill={paint.muted} />
      <Label x={x + width} y={y + 8 + row * 34} size={11.5} weight={600} anchor="end">
        {percent}%
      </Label>
      <ShareBar x={x} y={y + 14 + row * 34} width={width} value={percent} fill={paint.good} />
    </g>
  ));
}

/** A questionnaire on a phone: a choice, a scale, and how far one has come. */
export function QuestionnairePicture({ words }: Worded) {
  const [side, done, ...rest] = partsOf(words).slice(6);
  return (
    <Picture
      words={words}
      phone={{
        width: 340,
        height: 488,
        content: (
          <>
            <rect width="340" height="488" rx="20" fill={paint.sunken} />
            <Sheet x={12} y={12} width={316} height={316} rx={16} />
            <Questions words={words} x={28} y={24} width={284} />
            <Sheet x={12} y={338} width={316} height={138} rx={16} />
            <Word x={28} y={354} width={58} text={side} weight={600} />
            <OptionShares words={words} x={28} y={374} width={284} />
          </>
        ),
      }}
    >
      <g transform="translate(12)">
        <Phone x={180} y={20} width={200} height={360} />
        <Questions words={words} x={204} y={52} width={152} />
      </g>
      <Sheet x={28} y={70} width={144} height={146} />
      <Word x={44} y={88} width={58} text={side} weight={600} />
      {words ? (
        <OptionShares words={words} x={44} y={110} width={112} />
      ) : (
        sharesOfOptions.map((percent, y) => (
          <Line key={percent} x={44} y={112 + y * 18} width={percent * 1.1} height={10} fill={paint.good} />
        ))
      )}
      <Sheet x={406} y={210} width={128} height={104} />
      <Tick x={432} y={240} />
      <Word x={452} y={236} width={52} text={done} weight={600} />
      <Word x={424} y={267} width={80} text={rest[0]} size={11.5} fill={paint.muted} line={paint.sunken} />
      <Word x={424} y={287} width={60} text={rest[1]} size={11.5} fill={paint.muted} line={paint.sunken} />
    </Picture>
  );
}

/** Four things on a scale of five, with the ends of the scale. `words` are the things, four others, and the two ends. */
function Matrix({ x, y, dots, words }: Record<'x' | 'y' | 'dots', number> & { words: readonly string[] }) {
  const [low, high] = words.slice(8);
  return (
    <>
      {low && <Word x={dots} y={y - 6} width={30} text={low} size={11} fill={paint.muted} anchor="middle" />}
      {high && (
        <Word x={dots + 112} y={y - 6} width={30} text={high} size={11} fill={paint.muted} anchor="middle" />
      )}
      {[0, 1, 2, 3].map((row) => (
        <g key={row}>
          <Word x={x} y={y + 11 + row * 19} width={50} height={6} text={words[row]} size={11.5} />
          {[0, 1, 2, 3, 4].map((column) => (
            <circle
              key={column}
              cx={dots + column * 28}
              cy={y + 14 + row * 19}
              r="6"
              fill={[3, 4, 1, 2][row] === column ? paint.good : paint.sunken}
            />
          ))}
        </g>
      ))}
    </>
  );
}

/** The editor for phones: the kinds of questions, two questions, and the skip logic. */
function TallEditor({ words }: Worded) {
  const [title, ...rest] = partsOf(words);
  return (
    <>
      <rect width="340" height="470" rx="20" fill={paint.sunken} />
      <Window x={12} y={12} width={316} height={446} title={title} />
      {[0, 1, 2, 3, 4, 5].map((kind) => {
        const [x, y] = [26 + (kind % 3) * 98, 54 + Math.floor(kind / 3) * 36];
        return (
          <g key={kind}>
            <rect x={x} y={y} width="92" height="30" rx="8" fill={kind === 2 ? paint.soft : paint.sunken} />
            <circle
              cx={x + 15}
              cy={y + 15}
              r="6"
              fill={[paint.good, paint.other, paint.middling][kind % 3]}
            />
            <Word x={x + 28} y={y + 11} width={34} text={rest[kind]} size={11.5} />
          </g>
        );
      })}
      <Sheet x={26} y={130} width={288} height={112} />
      <Word x={42} y={148} width={130} text={rest[6]} size={13} weight={600} />
      {[0, 1, 2].map((y) => (
        <g key={y}>
          <circle
            cx="49"
            cy={177 + y * 23}
            r="6.5"
            stroke={y === 0 ? paint.good : paint.soft}
            strokeWidth={y === 0 ? 5 : 2}
          />
          <Word x={66} y={173 + y * 23} width={100} text={rest[7 + y]} />
        </g>
      ))}
      <Sheet x={26} y={252} width={288} height={136} />
      <Word x={42} y={270} width={98} text={rest[10]} size={13} weight={600} />
      <Matrix x={42} y={300} dots={170} words={rest.slice(11)} />
      <path stroke={paint.other} strokeWidth="2" d="M118 422h14m88 0h10M226 422v-24h69v7" />
      <rect x="26" y="405" width="92" height="34" rx="8" fill={paint.soft} />
      <rect x="130" y="405" width="92" height="34" rx="8" fill={paint.sunken} />
      <rect x="230" y="405" width="40" height="34" rx="8" fill={paint.good} opacity=".4" />
      <rect x="276" y="405" width="38" height="34" rx="8" fill={paint.bad} opacity=".4" />
      <Word x={72} y={418} width={40} text={rest[15]} size={11.5} anchor="middle" />
      <Word x={176} y={418} width={40} text={rest[16]} size={11.5} anchor="middle" />
      <Word x={250} y={418} width={20} text={rest[17]} size={11.5} anchor="middle" />
      <Word x={295} y={418} width={20} text={rest[18]} size={11.5} anchor="middle" />
    </>
  );
}

/** A questionnaire being made: kinds of questions, the page, and where each answer leads. */
export function EditorPicture({ words }: Worded) {
  const [title, ...rest] = partsOf(words);
  return (
    <Picture words={words} phone={{ width: 340, height: 470, content: <TallEditor words={words} /> }}>
      <Window x={36} y={36} width={488} height={328} title={title} />
      <path stroke={paint.border} d="M140 66v298M410 66v298" />
      {[0, 1, 2, 3, 4, 5].map((y) => (
        <g key={y}>
          <rect
            x="48"
            y={82 + y * 44}
            width="84"
            height="34"
            rx="8"
            fill={y === 2 ? paint.soft : paint.sunken}
          />
          <circle
            cx="61"
            cy={99 + y * 44}
            r="6"
            fill={[paint.good, paint.other, paint.middling][y % 3] ?? paint.good}
          />
          <Word
            x={74}
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
          <circle
            cx="183"
            cy={131 + y * 24}
            r="6.5"
            stroke={y === 0 ? paint.good : paint.soft}
            strokeWidth={y === 0 ? 5 : 2}
          />
          <Word x={200} y={127 + y * 24} width={[120, 92, 140][y] ?? 100} text={rest[7 + y]} />
        </g>
      ))}
      <Sheet x={158} y={218} width={234} height={134} />
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
      <Matrix x={176} y={263} dots={250} words={rest.slice(11)} />
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
      <path stroke={paint.other} strokeWidth="2" d="M445 278v28M489 278v40m-9 0h18" />
      <Tick x={445} y={318} />
    </Picture>
  );
}
