import type { ReactNode } from 'react';
import { Picture, paint, Window, type Worded } from './parts.tsx';

/** Which of the two compositions is drawn: for places beside text, or for phones. */
type FigureShape = 'wide' | 'narrow';

interface FigureWindowProps extends Worded {
  title: string | undefined;
  /** Height of the composition for phones. */
  height: number;
  content: (shape: FigureShape) => ReactNode;
}

/** A figure in a window, with a composition of its own for phones. */
export function FigureWindow({ words, title, height, content }: FigureWindowProps) {
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
          </>
        ),
      }}
    >
      <Window x={36} y={36} width={488} height={328} title={title} />
      {content('wide')}
    </Picture>
  );
}
