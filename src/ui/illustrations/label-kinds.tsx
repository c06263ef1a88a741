import { FigureWindow } from './figure-window.tsx';
import { Label, paint, partsOf, Sheet, Tick, Word, type Worded } from './parts.tsx';

const colours = [paint.good, paint.other, paint.middling, paint.bad];

/** Four kinds of data with the labels of an item each: text, pictures, speech, dialogue. */
export function LabelKindsPicture({ words }: Worded) {
  const [title, ...rest] = partsOf(words);
  return (
    <FigureWindow
      words={words}
      title={title}
      height={468}
      content={(shape) =>
        colours.map((colour, kind) => {
          const box =
            shape === 'wide'
              ? { x: 52 + (kind % 2) * 232, y: 80 + Math.floor(kind / 2) * 138, width: 224, height: 130 }
              : { x: 26, y: 54 + kind * 98, width: 288, height: 90 };
          const isWide = shape === 'wide';
          const [name, item, first, second] = rest.slice(kind * 4, kind * 4 + 4);
          const tags = box.y + (isWide ? 88 : 58);
          return (
            <g key={colour}>
              <Sheet {...box} />
              <rect x={box.x + 14} y={box.y + 16} width="10" height="10" rx="3" fill={colour} />
              <Word x={box.x + 32} y={box.y + 17} width={60} text={name} fill={paint.muted} />
              <Tick x={box.x + box.width - 20} y={box.y + 21} r={9} />
              <Word
                x={box.x + 14}
                y={box.y + (isWide ? 50 : 37)}
                width={150}
                text={item}
                size={13}
                weight={600}
              />
              {[first, second].map((tag, index) => {
                const width = (box.width - 36) / 2;
                const x = box.x + 14 + index * (width + 8);
                return (
                  <g key={tag ?? index}>
                    <rect x={x} y={tags} width={width} height="24" rx="12" fill={colour} opacity=".16" />
                    <Label x={x + width / 2} y={tags + 16} size={11.5} anchor="middle">
                      {tag}
                    </Label>
                  </g>
                );
              })}
            </g>
          );
        })
      }
    />
  );
}
