import { ShareBar } from './charts.tsx';
import {
  Avatar,
  Face,
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

/** A photograph in a drawing: hills under a sun. */
function Photo({ x, y, width, height }: { x: number; y: number; width: number; height: number }) {
  const foot = y + height;
  return (
    <>
      <rect x={x} y={y} width={width} height={height} rx="10" fill={paint.soft} opacity=".7" />
      <path
        fill={paint.good}
        opacity=".5"
        d={`M${x + 8} ${foot - 8}l${width * 0.26}-${height * 0.45} ${width * 0.2} ${height * 0.27} ${width * 0.16}-${height * 0.18} ${width * 0.31} ${height * 0.36}Z`}
      />
      <circle cx={x + width * 0.78} cy={y + height * 0.26} r={height * 0.1} fill={paint.middling} />
    </>
  );
}

/** A research community on a phone: an assignment, answers, a picture, and likes. */
export function CommunityPicture({ words }: Worded) {
  const [task, due, reply, button, cheer, thanks, poll, online] = partsOf(words);
  return (
    <Picture
      words={words}
      phone={[
        [30, 80, 130, 240, 0, 64],
        [183, 16, 232, 368, 126, 0],
      ]}
    >
      <g transform="translate(20)">
        <Phone x={170} y={24} width={220} height={352} />
        <rect x="196" y="56" width="168" height="60" rx="12" fill={paint.soft} />
        <Word x={210} y={72} width={100} text={task} size={13} weight={600} line={paint.other} />
        <Word x={210} y={92} width={64} text={due} size={11.5} line={paint.good} />
        <Avatar x={210} y={148} r={13} />
        <rect x="232" y="134" width="132" height="34" rx="12" fill={paint.sunken} />
        <Word x={244} y={147} width={88} text={reply} />
        <Avatar x={210} y={200} r={13} fill={paint.good} />
        <Photo x={232} y={182} width={132} height={92} />
        <PushButton x={216} y={288} width={148} height={36} text={button} line={96} />
      </g>
      <Sheet x={36} y={90} width={118} height={72} />
      <Face x={64} y={126} mood={1} r={13} />
      <Word x={86} y={113} width={44} text={cheer} size={12} weight={600} />
      <Word x={86} y={131} width={28} text={thanks} size={11.5} fill={paint.muted} line={paint.sunken} />
      <Sheet x={424} y={120} width={118} height={92} />
      <Word x={440} y={138} width={60} text={poll} weight={600} />
      <Line x={440} y={162} width={86} fill={paint.sunken} height={10} />
      <Line x={440} y={162} width={66} fill={paint.good} height={10} />
      <Line x={440} y={184} width={86} fill={paint.sunken} height={10} />
      <Line x={440} y={184} width={36} fill={paint.middling} height={10} />
      <Sheet x={50} y={228} width={104} height={88} />
      <Avatar x={80} y={260} r={15} fill={paint.bad} />
      <Avatar x={102} y={260} r={15} />
      <Avatar x={124} y={260} r={15} fill={paint.good} />
      {online && (
        <Label x={102} y={300} size={11.5} fill={paint.muted} anchor="middle">
          {online}
        </Label>
      )}
    </Picture>
  );
}

/** A diary on a phone: the day's entry, what is still to do, and the pictures of the week. */
export function DiaryPicture({ words }: Worded) {
  const [day, first, second, button, list, ...rest] = partsOf(words);
  return (
    <Picture words={words} phone={[[36, 16, 220, 368]]}>
      <Phone x={44} y={24} width={204} height={352} />
      <Word x={70} y={58} width={90} text={day} size={13} weight={650} line={paint.other} />
      <Photo x={70} y={82} width={152} height={118} />
      <Word x={70} y={218} width={140} text={first} size={12.5} />
      <Word x={70} y={240} width={104} text={second} size={12.5} />
      {[paint.good, paint.soft, paint.soft].map((colour, index) => (
        <circle
          // biome-ignore lint/suspicious/noArrayIndexKey: the drawing never changes
          key={index}
          cx={76 + index * 16}
          cy={278}
          r={5}
          fill={colour}
        />
      ))}
      <PushButton x={70} y={310} width={152} height={36} text={button} line={60} />
      <Sheet x={272} y={44} width={252} height={190} />
      <Word x={292} y={64} width={92} text={list} size={13} weight={600} />
      {[0, 1, 2, 3].map((y) => (
        <g key={y}>
          {y < 3 ? (
            <Tick x={302} y={106 + y * 34} r={9} />
          ) : (
            <circle cx={302} cy={208} r={8.5} stroke={paint.soft} strokeWidth={2} />
          )}
          <Word x={322} y={102 + y * 34} width={[120, 96, 132, 84][y] ?? 90} text={rest[y * 2]} size={12.5} />
          <Word
            x={506}
            y={102 + y * 34}
            width={30}
            text={rest[y * 2 + 1]}
            size={11.5}
            fill={paint.muted}
            line={paint.sunken}
            anchor="end"
          />
        </g>
      ))}
      <Sheet x={272} y={252} width={252} height={104} />
      {[0, 1, 2].map((x) => (
        <Photo key={x} x={290 + x * 74} y={272} width={66} height={64} />
      ))}
    </Picture>
  );
}

/** A discussion: what members say to one another, where the moderator asks on, and the themes that come of it. */
export function DiscussionPicture({ words }: Worded) {
  const [title, asked, probe, answer, list, ...rest] = partsOf(words);
  return (
    <Picture words={words} phone={[[30, 30, 324, 338]]}>
      <Window x={36} y={36} width={312} height={328} title={title} />
      <Avatar x={68} y={100} r={14} />
      <rect x="92" y="80" width="224" height="44" rx="12" fill={paint.sunken} />
      <Word x={106} y={98} width={170} text={asked} size={12.5} />
      <rect x="68" y="140" width="248" height="44" rx="12" fill={paint.good} opacity=".16" />
      <circle cx="92" cy="162" r="11" fill={paint.good} />
      <path fill={paint.surface} d="m92 154.5 1.9 5.6 5.6 1.9-5.6 1.9-1.9 5.6-1.9-5.6-5.6-1.9 5.6-1.9Z" />
      <Word x={112} y={158} width={150} text={probe} size={12.5} weight={600} line={paint.good} />
      <Avatar x={68} y={222} r={14} />
      <rect x="92" y="200" width="224" height="62" rx="12" fill={paint.sunken} />
      <Word x={106} y={216} width={180} text={answer} size={12.5} />
      <Word x={106} y={238} width={120} text={rest[6]} size={12.5} />
      <Avatar x={68} y={300} r={14} fill={paint.bad} />
      <rect x="92" y="280" width="178" height="44" rx="12" fill={paint.sunken} />
      <Word x={106} y={298} width={130} text={rest[7]} size={12.5} />
      <Sheet x={368} y={70} width={156} height={236} />
      <Word x={386} y={90} width={80} text={list} size={13} weight={600} />
      {[
        { count: 18, colour: paint.good },
        { count: 12, colour: paint.other },
        { count: 7, colour: paint.bad },
      ].map(({ count, colour }, y) => (
        <g key={colour}>
          <Word x={386} y={126 + y * 58} width={70} text={rest[y * 2]} size={12.5} />
          <Word
            x={506}
            y={126 + y * 58}
            width={20}
            text={rest[y * 2 + 1]}
            fill={paint.muted}
            line={paint.sunken}
            anchor="end"
          />
          <ShareBar x={386} y={146 + y * 58} width={120} value={(count / 18) * 100} fill={colour} />
        </g>
      ))}
    </Picture>
  );
}
