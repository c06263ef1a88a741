import type { ReactNode } from 'react';
import { Picture, paint, Window, Word, type Worded } from './parts.tsx';

/** Which of the two compositions is drawn: for places beside text, or for phones. */
type FigureShape = 'wide' | 'narrow';

interface FigureWindowProps extends Worded {
  title: string | undefined;
  /** Height of the composition for phones. */
  height: number;
  content: (shape: FigureShape) => ReactNode;
  /** What the figure shows in one sentence, at the left of its foot. */
  finding?: string | undefined;
  /** How many answers the figure rests on. A figure that states it has a foot. */
  base?: string | undefined;
}

/** Height of the foot in the composition for phones: one row for the finding, one for the base. */
const narrowFoot = 62;

interface FigureFootProps extends Pick<FigureWindowProps, 'finding' | 'base'> {
  shape: FigureShape;
  /** Where the line above the foot is. */
  top: number;
}

/** The line below a figure with its finding and its base: in one row, on phones in two. */
function FigureFoot({ shape, top, finding, base }: FigureFootProps) {
  const isWide = shape === 'wide';
  return (
    <>
      <path stroke={paint.border} d={isWide ? `M36 ${top}h488` : `M12 ${top}h316`} />
      {finding && (
        <Word
          x={isWide ? 56 : 28}
          y={top + (isWide ? 19 : 14)}
          width={140}
          text={finding}
          size={12.5}
          weight={600}
        />
      )}
      <Word
        x={isWide ? 504 : 28}
        y={top + (isWide ? 19 : 36)}
        width={100}
        text={base}
        size={11.5}
        fill={paint.muted}
        anchor={isWide ? 'end' : 'start'}
      />
    </>
  );
}

/** A figure in a window, with a composition of its own for phones. */
export function FigureWindow({ words, title, height, content, finding, base }: FigureWindowProps) {
  const foot = (shape: FigureShape, top: number) =>
    base && <FigureFoot shape={shape} top={top} finding={finding} base={base} />;
  return (
    <Picture
      words={words}
      phone={{
        width: 340,
        height,
        content: (
          <>
            <rect width="340" height={height} rx="20" fill={paint.sunken} />
            <Window x={12} y={12} width={316} height={height - 24} title={title} />
            {content('narrow')}
            {foot('narrow', height - 12 - narrowFoot)}
          </>
        ),
      }}
    >
      <Window x={36} y={36} width={488} height={328} title={title} />
      {content('wide')}
      {foot('wide', 318)}
    </Picture>
  );
}
