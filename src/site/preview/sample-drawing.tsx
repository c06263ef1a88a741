import type { ReactNode } from 'react';
import { paint } from '../../ui/illustrations/parts.tsx';
import { splitPhrases } from '../../ui/phrases/phrase-html.ts';

/** A part of a bar, in percent of its width. */
interface Segment {
  from: number;
  to: number;
  fill: string;
}

/** A line of a work sample: a text with its value, and below it a bar or a remark. */
export interface SampleRow {
  text: string;
  value?: string;
  note?: string;
  bar?: readonly Segment[];
  /** The color of its mark. */
  mark?: string;
  isRemoved?: boolean;
}

interface SampleDrawingProps {
  title: string;
  /** Says that the data is a sample. */
  label?: string;
  rows: readonly SampleRow[];
}

const width = 500;
const padding = 26;
const inner = width - 2 * padding;
const markWidth = 16;
const sizes = { title: 22, text: 21, note: 16 };

/** The width of a text in ems: Chinese characters are squares, and letters rather wide. */
const widthOf = (text: string) =>
  [...text].reduce((sum, character) => sum + (/[\u2e80-\uffef]/.test(character) ? 1 : 0.58), 0);

/** Breaks a text into lines at phrases and spaces. */
function linesOf(text: string, size: number, maxWidth: number): string[] {
  const parts = splitPhrases(text)
    .flat()
    .flatMap((phrase) => phrase.split(/(?<= )/));
  const lines = [''];
  for (const part of parts) {
    const line = lines.at(-1) ?? '';
    if (line !== '' && widthOf((line + part).trimEnd()) * size > maxWidth) lines.push(part);
    else lines[lines.length - 1] = line + part;
  }
  return lines.map((line) => line.trim());
}

/** A work sample of a page as an SVG drawing. The page has it as HTML, which an image cannot contain. */
export function SampleDrawing({ title, label = '', rows }: SampleDrawingProps) {
  const drawn: ReactNode[] = [];
  let y = 0;
  const write = (text: string, size: number, x: number, maxWidth: number, style: object = {}) => {
    for (const line of linesOf(text, size, maxWidth)) {
      drawn.push(
        <text key={`${y} ${x}`} x={x} y={y + size} fontSize={size} fill={paint.text} {...style}>
          {line}
        </text>,
      );
      y += size * 1.35;
    }
  };
  y = 20;
  write(title, sizes.title, padding, inner - (label ? widthOf(label) * 15 + 20 : 0));
  const head = y + 14;
  y = head + 22;
  for (const { text, value = '', note, bar, mark, isRemoved } of rows) {
    const top = y;
    const x = padding + (mark ? markWidth : 0);
    const room = width - padding - x;
    if (value) {
      drawn.push(
        <text
          key={`${y} value`}
          x={width - padding}
          y={y + sizes.text}
          fontSize={sizes.text}
          fill={paint.text}
          textAnchor="end"
        >
          {value}
        </text>,
      );
    }
    write(text, sizes.text, x, room - (value ? widthOf(value) * sizes.text + 20 : 0), {
      ...(isRemoved && { textDecoration: 'line-through', fill: paint.muted }),
    });
    if (note) write(note, sizes.note, x, room, { fill: paint.muted });
    if (bar) {
      y += 5;
      drawn.push(<rect key={`${y} track`} x={x} y={y} width={room} height="11" fill={paint.sunken} />);
      for (const { from, to, fill } of bar) {
        drawn.push(
          <rect
            key={`${y} ${from} ${fill}`}
            x={x + (room * from) / 100}
            y={y}
            width={(room * (to - from)) / 100}
            height="11"
            fill={fill}
          />,
        );
      }
      y += 11;
    }
    if (mark) {
      drawn.push(<rect key={`${top} mark`} x={padding} y={top} width="3" height={y - top} fill={mark} />);
    }
    y += 17;
  }
  const height = y + 8;
  return (
    <svg viewBox={`0 0 ${width} ${height}`} width={width} height={height} fill="none" aria-hidden="true">
      <rect
        x="1"
        y="1"
        width={width - 2}
        height={height - 2}
        rx="18"
        fill={paint.surface}
        stroke={paint.border}
      />
      <path d={`M1 ${head}h${width - 2}`} stroke={paint.border} />
      <text x={width - padding} y="40" fontSize="15" fill={paint.muted} textAnchor="end">
        {label}
      </text>
      {drawn}
    </svg>
  );
}
