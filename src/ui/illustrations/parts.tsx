import { type ReactNode, type SVGProps, useId } from 'react';
import './parts.css';

/** Fills and strokes of the drawings, by what they mean; they follow the colour scheme. */
export const paint = {
  good: 'var(--color-chart-1)',
  middling: 'var(--color-chart-2)',
  bad: 'var(--color-chart-3)',
  other: 'var(--color-chart-4)',
  /** What is compared with, or counts neither way. */
  quiet: 'var(--color-chart-quiet)',
  soft: 'var(--color-chart-soft)',
  surface: 'var(--color-surface)',
  sunken: 'var(--color-sunken)',
  border: 'var(--color-border)',
  text: 'var(--color-text)',
  muted: 'var(--color-text-muted)',
} as const;

type Paint = (typeof paint)[keyof typeof paint];

/** A drawing with text. Its words are one bar-separated text; without it, lines replace the words. */
export interface Worded {
  words?: string;
}

/** A part of a drawing and where it is in the composition for phones: x, y, width, height, to x, to y. */
type Part = readonly [x: number, y: number, width: number, height: number, toX?: number, toY?: number];

/** A drawing of its own for places that are too narrow for the words of the whole drawing. */
interface NarrowDrawing {
  width: number;
  height: number;
  content: ReactNode;
}

interface PictureProps extends Worded {
  /** The composition for places that are too narrow for the words of the whole drawing. */
  phone?: readonly Part[] | NarrowDrawing;
  children: ReactNode;
}

/**
 * The canvas of a decorative drawing. A narrow place shows parts of a drawing with words at a legible size, as a composition of its
 * own; `<use>` repeats them.
 */
export function Picture({ words, phone, children }: PictureProps) {
  return (
    <Canvas width={560} height={400} phone={words === undefined ? undefined : phone}>
      <rect width="560" height="400" rx="20" fill={paint.sunken} />
      {children}
    </Canvas>
  );
}

/** A decorative drawing without a background. */
function Canvas({
  width,
  height,
  phone,
  children,
}: Pick<Box, 'width' | 'height'> & Pick<PictureProps, 'phone' | 'children'>) {
  const id = useId();
  return (
    <>
      <svg
        viewBox={`0 0 ${width} ${height}`}
        width={width}
        height={height}
        data-has-composition={phone && ''}
        fill="none"
        aria-hidden="true"
      >
        <g id={phone && id}>{children}</g>
      </svg>
      {phone && ('content' in phone ? <Narrow {...phone} /> : <Composition of={id} parts={phone} />)}
    </>
  );
}

function Narrow({ width, height, content }: NarrowDrawing) {
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      data-composition=""
      fill="none"
      aria-hidden="true"
    >
      {content}
    </svg>
  );
}

/** Narrower compositions would be too tall. */
const minCompositionWidth = 320;

function Composition({ of, parts }: { of: string; parts: readonly Part[] }) {
  const width = Math.max(...parts.map(([, , across, , toX = 0]) => toX + across));
  const canvas = Math.max(width, minCompositionWidth);
  const height = Math.max(...parts.map(([, , , down, , toY = 0]) => toY + down));
  return (
    <svg
      viewBox={`${(width - canvas) / 2} 0 ${canvas} ${height}`}
      width={canvas}
      height={height}
      data-composition=""
      fill="none"
      aria-hidden="true"
    >
      {parts.map(([x, y, across, down, toX = 0, toY = 0]) => (
        <svg
          key={`${x} ${y}`}
          x={toX}
          y={toY}
          width={across}
          height={down}
          viewBox={`${x} ${y} ${across} ${down}`}
          aria-hidden="true"
        >
          <use href={`#${of}`} />
        </svg>
      ))}
    </svg>
  );
}

/** The words of a drawing in order; empty when it is too small to be legible. */
export const partsOf = (words?: string): readonly string[] => words?.split(' | ') ?? [];

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A sheet that things stand on. */
export function Sheet({ rx = 12, ...box }: Box & Pick<SVGProps<SVGRectElement>, 'rx'>) {
  return <rect {...box} rx={rx} fill={paint.surface} stroke={paint.border} />;
}

/** A program's window: a sheet with a bar of three dots and perhaps its title. */
export function Window({ title, ...box }: Box & { title?: string }) {
  const { x, y, width } = box;
  return (
    <>
      <Sheet {...box} />
      <path stroke={paint.border} d={`M${x} ${y + 30}h${width}`} />
      {[0, 1, 2].map((dot) => (
        <circle key={dot} cx={x + 18 + dot * 14} cy={y + 15} r="4" fill={paint.soft} />
      ))}
      {title && (
        <Label x={x + width / 2} y={y + 19.5} size={12} fill={paint.muted} anchor="middle">
          {title}
        </Label>
      )}
    </>
  );
}

/** A telephone: its rim and its screen. */
export function Phone(box: Box) {
  const { x, y, width, height } = box;
  return (
    <>
      <rect {...box} rx="28" fill={paint.text} />
      <rect x={x + 8} y={y + 8} width={width - 16} height={height - 16} rx="22" fill={paint.surface} />
    </>
  );
}

/** A button as wide as the things above it; `line` is the width of what stands for its text. */
export function PushButton({ text, line, ...box }: Box & { text: string | undefined; line: number }) {
  const { x, y, width, height } = box;
  return (
    <>
      <rect {...box} rx={height / 2} fill={paint.good} />
      <Word
        x={x + width / 2}
        y={y + height / 2 - 4}
        width={line}
        text={text}
        size={13}
        weight={600}
        fill={paint.surface}
        line={paint.surface}
        anchor="middle"
      />
    </>
  );
}

/** A line of text that is not read. */
export function Line({
  x,
  y,
  width,
  fill = paint.soft,
  height = 8,
}: Omit<Box, 'height'> & { height?: number; fill?: Paint }) {
  return <rect x={x} y={y} width={width} height={height} rx={height / 2} fill={fill} />;
}

/** A person's picture. */
export function Avatar({
  x,
  y,
  r = 16,
  fill = paint.other,
}: {
  x: number;
  y: number;
  r?: number;
  fill?: Paint;
}) {
  return (
    <>
      <circle cx={x} cy={y} r={r} fill={paint.soft} />
      <circle cx={x} cy={y - r * 0.25} r={r * 0.32} fill={fill} />
      <path fill={fill} d={`M${x - r * 0.62} ${y + r * 0.62}a${r * 0.62} ${r * 0.5} 0 0 1 ${r * 1.24} 0Z`} />
    </>
  );
}

interface Lettering {
  /** Whether the letters keep clear of what is drawn below them. */
  isOutlined?: boolean;
  x: number;
  y: number;
  size?: number;
  fill?: Paint;
  weight?: number;
  anchor?: 'start' | 'middle' | 'end';
}

/** A number or a word, where one has to be read. */
export function Label({
  x,
  y,
  size = 13,
  fill = paint.text,
  weight = 400,
  anchor = 'start',
  isOutlined = false,
  children,
}: Lettering & { children: ReactNode }) {
  return (
    <text
      x={x}
      y={y}
      fontSize={size}
      fill={fill}
      fontWeight={weight}
      textAnchor={anchor}
      {...(isOutlined && {
        stroke: paint.surface,
        strokeWidth: 5,
        strokeLinejoin: 'round',
        paintOrder: 'stroke',
      })}
    >
      {children}
    </text>
  );
}

interface WordProps extends Lettering {
  text: string | undefined;
  /** What the line that stands for the text is like. */
  width: number;
  height?: number;
  line?: Paint;
}

/** A text where it is given, level with the line that stands for it where it is not. */
export function Word({ text, width, height = 8, line, ...lettering }: WordProps) {
  const { x, y, size = 12, anchor = 'start' } = lettering;
  if (text !== undefined) {
    return (
      <Label {...lettering} y={y + height / 2 + size * 0.36} size={size}>
        {text}
      </Label>
    );
  }
  const start = { start: x, middle: x - width / 2, end: x - width }[anchor];
  return <Line x={start} y={y} width={width} height={height} fill={line} />;
}

/** A tick in a disc: done, chosen, passed. */
export function Tick({
  x,
  y,
  r = 12,
  fill = paint.good,
}: {
  x: number;
  y: number;
  r?: number;
  fill?: Paint;
}) {
  return (
    <>
      <circle cx={x} cy={y} r={r} fill={fill} />
      <path
        stroke={paint.surface}
        strokeWidth={r / 5}
        strokeLinecap="round"
        strokeLinejoin="round"
        d={`m${x - r * 0.42} ${y} ${r * 0.32} ${r * 0.36} ${r * 0.54} ${-r * 0.66}`}
      />
    </>
  );
}

/** An exclamation mark in a disc: here is the problem. */
export function Warning({ x, y, r = 12 }: { x: number; y: number; r?: number }) {
  return (
    <>
      <circle cx={x} cy={y} r={r} fill={paint.bad} />
      <path
        stroke={paint.surface}
        strokeWidth={r / 4.5}
        strokeLinecap="round"
        d={`M${x} ${y - r * 0.5}v${r * 0.55}m0 ${r * 0.42}v.01`}
      />
    </>
  );
}

/** A face that shows a mood: -1 sad, 0 level, 1 glad. */
export function Face({ x, y, r = 14, mood }: { x: number; y: number; r?: number; mood: -1 | 0 | 1 }) {
  const colour = mood < 0 ? paint.bad : mood > 0 ? paint.good : paint.middling;
  return (
    <>
      <circle cx={x} cy={y} r={r} fill={paint.surface} stroke={colour} strokeWidth="3" />
      <circle cx={x - r * 0.35} cy={y - r * 0.2} r={r * 0.1} fill={colour} />
      <circle cx={x + r * 0.35} cy={y - r * 0.2} r={r * 0.1} fill={colour} />
      <path
        stroke={colour}
        strokeWidth="2"
        strokeLinecap="round"
        d={`M${x - r * 0.4} ${y + r * (0.35 - mood * 0.08)}q${r * 0.4} ${mood * r * 0.4} ${r * 0.8} 0`}
      />
    </>
  );
}
