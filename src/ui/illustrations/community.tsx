import type { ReactNode } from 'react';
import { ShareBar } from './charts.tsx';
import { FigureWindow } from './figure-window.tsx';
import {
  Avatar,
  Face,
  Label,
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

type Scene = 'breakfast' | 'shelf' | 'unboxing' | 'kitchen';

const packs = [paint.good, paint.middling, paint.other, paint.bad];

/** What members photograph, on 100 × 70. */
const scenes: Record<Scene, ReactNode> = {
  breakfast: (
    <>
      <path fill={paint.surface} d="M0 52h100v18H0z" />
      <path fill={paint.other} d="M18 32h40a20 20 0 0 1-12 18v4H30v-4a20 20 0 0 1-12-18Z" />
      <path fill={paint.middling} d="M22 32a16 9 0 0 1 32 0Z" />
      <path fill={paint.surface} stroke={paint.good} strokeWidth="2" d="M68 34h16v20H68zm16 4h5v8h-5" />
      <path
        stroke={paint.good}
        strokeWidth="2"
        strokeLinecap="round"
        d="M73 28c-3-4 3-5 0-9m7 9c-3-4 3-5 0-9"
      />
    </>
  ),
  shelf: (
    <>
      {packs.map((fill, index) => (
        <g key={fill} fill={fill}>
          <path opacity=".55" d={`M${10 + index * 21} 12h15v20h-15z`} />
          <path d={`M${10 + index * 21} ${index === 1 ? 46 : 40}h15v${index === 1 ? 16 : 22}h-15z`} />
        </g>
      ))}
      <path stroke={paint.text} strokeWidth="2.5" opacity=".5" d="M4 33h92M4 63h92" />
    </>
  ),
  kitchen: (
    <>
      <path fill={paint.surface} d="M0 54h100v16H0z" />
      <rect x="34" y="18" width="30" height="36" rx="5" fill={paint.other} />
      <path fill={paint.surface} opacity=".85" d="M40 34h18v14H40z" />
      <circle cx="49" cy="26" r="3.5" fill={paint.middling} />
      <path fill={paint.good} d="M72 40h14v10a4 4 0 0 1-4 4h-6a4 4 0 0 1-4-4Z" />
      <path stroke={paint.bad} strokeWidth="3" strokeLinecap="round" d="M14 54V36m6 18V30" />
    </>
  ),
  unboxing: (
    <>
      <path fill={paint.middling} d="M24 34h52v28H24z" />
      <path fill={paint.middling} opacity=".6" d="m24 34-12-10h26l12 10Zm52 0 12-10H62L50 34Z" />
      <path fill={paint.surface} d="M38 10h24v24H38z" />
      <path stroke={paint.good} strokeWidth="3" strokeLinecap="round" d="M44 18h12m-12 7h8" />
    </>
  ),
};

/** A photograph in a drawing. */
function Photo({
  scene,
  x,
  y,
  width,
  height,
}: { scene: Scene } & Record<'x' | 'y' | 'width' | 'height', number>) {
  const scale = Math.min(width / 100, height / 70);
  return (
    <>
      <rect x={x} y={y} width={width} height={height} rx="10" fill={paint.soft} opacity=".7" />
      <g
        transform={`translate(${x + (width - 100 * scale) / 2} ${y + (height - 70 * scale) / 2}) scale(${scale})`}
      >
        {scenes[scene]}
      </g>
    </>
  );
}

/** How many members voted for each of two options. */
const votes = [16, 9];

/** A research community on a phone: an assignment, answers, a picture, and likes. */
export function CommunityPicture({ words }: Worded) {
  const [task, due, reply, button, cheer, thanks, poll, online, ...options] = partsOf(words);
  return (
    <Picture words={words} phone={[[183, 16, 232, 368]]}>
      <g transform="translate(20)">
        <Phone x={170} y={24} width={220} height={352} />
        <rect x="196" y="56" width="168" height="60" rx="12" fill={paint.soft} />
        <Word x={210} y={72} width={100} text={task} size={13} weight={600} line={paint.other} />
        <Word x={210} y={92} width={64} text={due} size={11.5} line={paint.good} />
        <Avatar x={210} y={148} r={13} />
        <rect x="232" y="134" width="132" height="34" rx="12" fill={paint.sunken} />
        <Word x={244} y={147} width={88} text={reply} />
        <Avatar x={210} y={200} r={13} fill={paint.good} />
        <Photo scene="breakfast" x={232} y={182} width={132} height={92} />
        <PushButton x={216} y={288} width={148} height={36} text={button} line={96} />
      </g>
      <Sheet x={36} y={90} width={118} height={72} />
      <Face x={64} y={126} mood={1} r={13} />
      <Word x={86} y={113} width={44} text={cheer} size={12} weight={600} />
      <Word x={86} y={131} width={28} text={thanks} size={11.5} fill={paint.muted} line={paint.sunken} />
      <Sheet x={424} y={120} width={118} height={92} />
      <Word x={440} y={138} width={60} text={poll} weight={600} />
      {votes.map((count, y) => (
        <g key={count}>
          {words && (
            <>
              <Word x={440} y={156 + y * 27} width={40} text={options[y]} size={11.5} fill={paint.muted} />
              <Label x={526} y={164 + y * 27} size={11.5} weight={600} anchor="end">
                {count}
              </Label>
            </>
          )}
          <ShareBar
            x={440}
            y={(words ? 170 : 162) + y * (words ? 27 : 22)}
            width={86}
            value={(count / 25) * 100}
            height={words ? 6 : 10}
            fill={y === 0 ? paint.good : paint.middling}
          />
        </g>
      ))}
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
    <Picture words={words} phone={{ width: 340, height: 400, content: <TallDiary words={words} /> }}>
      <Phone x={44} y={24} width={204} height={352} />
      <Word x={70} y={58} width={90} text={day} size={13} weight={650} line={paint.other} />
      <Photo scene="shelf" x={70} y={82} width={152} height={118} />
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
      {(['breakfast', 'shelf', 'unboxing'] as const).map((scene, x) => (
        <Photo key={scene} scene={scene} x={290 + x * 74} y={272} width={66} height={64} />
      ))}
    </Picture>
  );
}

/** The diary for phones: the day's entry above what is still to do. */
function TallDiary({ words }: Worded) {
  const [day, first, second, , list, ...rest] = partsOf(words);
  return (
    <>
      <rect width="340" height="400" rx="20" fill={paint.sunken} />
      <Sheet x={12} y={12} width={316} height={198} />
      <Word x={28} y={30} width={90} text={day} size={13} weight={650} />
      <Photo scene="shelf" x={28} y={50} width={284} height={100} />
      <Word x={28} y={164} width={140} text={first} size={12.5} />
      <Word x={28} y={184} width={104} text={second} size={12.5} />
      <Sheet x={12} y={220} width={316} height={168} />
      <Word x={28} y={238} width={92} text={list} size={13} weight={600} />
      {[0, 1, 2, 3].map((y) => (
        <g key={y}>
          {y < 3 ? (
            <Tick x={38} y={272 + y * 31} r={9} />
          ) : (
            <circle cx={38} cy={365} r={8.5} stroke={paint.quiet} strokeWidth={2} />
          )}
          <Word x={58} y={268 + y * 31} width={100} text={rest[y * 2]} size={12.5} />
          <Word
            x={312}
            y={268 + y * 31}
            width={30}
            text={rest[y * 2 + 1]}
            size={11.5}
            fill={paint.muted}
            anchor="end"
          />
        </g>
      ))}
    </>
  );
}

/** How many members the community has, and how many of them raise each theme of the discussion. */
const members = 24;
const themes = [
  { count: 18, colour: paint.good },
  { count: 12, colour: paint.other },
  { count: 7, colour: paint.bad },
] as const;

/** The discussion for phones: all speakers above the themes. */
function TallDiscussion({ words }: Worded) {
  const [title, asked, probe, answer, list, ...rest] = partsOf(words);
  return (
    <>
      <rect width="340" height="456" rx="20" fill={paint.sunken} />
      <Window x={12} y={12} width={316} height={280} title={title} />
      <Avatar x={42} y={74} r={13} />
      <rect x="64" y="54" width="248" height="40" rx="12" fill={paint.sunken} />
      <Word x={76} y={70} width={170} text={asked} size={12.5} />
      <rect x="64" y="104" width="248" height="40" rx="12" fill={paint.good} opacity=".16" />
      <circle cx="42" cy="124" r="13" fill={paint.good} />
      <path fill={paint.surface} d="m42 116.5 1.9 5.6 5.6 1.9-5.6 1.9-1.9 5.6-1.9-5.6-5.6-1.9 5.6-1.9Z" />
      <Word x={76} y={120} width={150} text={probe} size={12.5} weight={600} />
      <Avatar x={42} y={176} r={13} />
      <rect x="64" y="154" width="248" height="60" rx="12" fill={paint.sunken} />
      <Word x={76} y={169} width={180} text={answer} size={12.5} />
      <Word x={76} y={191} width={120} text={rest[6]} size={12.5} />
      <Avatar x={42} y={246} r={13} fill={paint.bad} />
      <rect x="64" y="226" width="248" height="40" rx="12" fill={paint.sunken} />
      <Word x={76} y={242} width={130} text={rest[7]} size={12.5} />
      <Sheet x={12} y={302} width={316} height={142} />
      <Word x={28} y={320} width={80} text={list} size={13} weight={600} />
      {themes.map(({ count, colour }, y) => (
        <g key={colour}>
          <Word x={28} y={344 + y * 33} width={70} text={rest[y * 2]} size={12.5} />
          <Word x={312} y={344 + y * 33} width={20} text={rest[y * 2 + 1]} fill={paint.muted} anchor="end" />
          <ShareBar x={28} y={358 + y * 33} width={284} value={(count / members) * 100} fill={colour} />
        </g>
      ))}
    </>
  );
}

/** A discussion: what members say to one another, where the moderator asks on, and the themes that come of it. */
export function DiscussionPicture({ words }: Worded) {
  const [title, asked, probe, answer, list, ...rest] = partsOf(words);
  return (
    <Picture words={words} phone={{ width: 340, height: 456, content: <TallDiscussion words={words} /> }}>
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
      {themes.map(({ count, colour }, y) => (
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
          <ShareBar x={386} y={146 + y * 58} width={120} value={(count / members) * 100} fill={colour} />
        </g>
      ))}
    </Picture>
  );
}

/** One member over twelve days: an entry, a probe, and what changed. */
export function MemberPicture({ words }: Worded) {
  const [title, who, posts, ...rest] = partsOf(words);
  const days = [rest[0], rest[4], rest[7]];
  return (
    <FigureWindow
      words={words}
      title={title}
      height={446}
      content={(shape) => {
        const isWide = shape === 'wide';
        const left = isWide ? 124 : 28;
        const width = isWide ? 380 : 284;
        const tops = isWide ? [108, 202, 274] : [110, 226, 324];
        const line = isWide ? 20 : 19;
        const tag = (
          x: number,
          y: number,
          text: string | undefined,
          fill: typeof paint.bad | typeof paint.middling,
        ) => (
          <>
            <rect x={x} y={y} width={148} height="24" rx="12" fill={fill} opacity=".18" />
            <Label x={x + 74} y={y + 16.5} size={11.5} weight={600} anchor="middle">
              {text}
            </Label>
          </>
        );
        return (
          <>
            <Avatar x={isWide ? 70 : 42} y={isWide ? 88 : 68} r={13} fill={paint.good} />
            <Word x={isWide ? 92 : 64} y={isWide ? 84 : 64} width={100} text={who} size={13} weight={650} />
            <Word
              x={isWide ? 504 : 312}
              y={isWide ? 84 : 64}
              width={70}
              text={posts}
              size={11.5}
              fill={paint.muted}
              anchor="end"
            />
            {isWide && <path stroke={paint.soft} strokeWidth="2" d="M110 132V312" />}
            {days.map((day, index) => {
              const top = tops[index] ?? 0;
              return (
                <g key={day ?? index}>
                  <Word
                    x={isWide ? 56 : 28}
                    y={isWide ? top + 16 : top - 18}
                    width={36}
                    text={day}
                    size={11.5}
                    weight={600}
                    fill={paint.good}
                  />
                  {isWide && <circle cx="110" cy={top + 20} r="5" fill={paint.good} />}
                </g>
              );
            })}
            <rect x={left} y={tops[0]} width={width} height={isWide ? 86 : 88} rx="12" fill={paint.sunken} />
            <Photo
              scene="kitchen"
              x={left + width - 96}
              y={(tops[0] ?? 0) + (isWide ? 12 : 13)}
              width={84}
              height={62}
            />
            <Word x={left + 14} y={(tops[0] ?? 0) + 14} width={150} text={rest[1]} size={12.5} />
            <Word x={left + 14} y={(tops[0] ?? 0) + 14 + line} width={120} text={rest[2]} size={12.5} />
            {tag(left + 14, (tops[0] ?? 0) + (isWide ? 55 : 57), rest[3], paint.middling)}
            <rect
              x={left}
              y={tops[1]}
              width={width}
              height={isWide ? 64 : 68}
              rx="12"
              fill={paint.good}
              opacity=".14"
            />
            <Word x={left + 14} y={(tops[1] ?? 0) + 17} width={150} text={rest[5]} size={12.5} weight={650} />
            <Word x={left + 14} y={(tops[1] ?? 0) + 41} width={150} text={rest[6]} size={12.5} />
            <rect x={left} y={tops[2]} width={width} height={isWide ? 68 : 88} rx="12" fill={paint.sunken} />
            <Word
              x={left + 14}
              y={(tops[2] ?? 0) + (isWide ? 16 : 13)}
              width={200}
              text={rest[8]}
              size={12.5}
            />
            <Word
              x={left + 14}
              y={(tops[2] ?? 0) + (isWide ? 38 : 32)}
              width={120}
              text={rest[9]}
              size={12.5}
            />
            {tag(
              isWide ? left + width - 162 : left + 14,
              (tops[2] ?? 0) + (isWide ? 22 : 56),
              rest[10],
              paint.bad,
            )}
          </>
        );
      }}
    />
  );
}
