import type { ReactNode } from 'react';
import { Avatar, Line, paint, Sheet } from '../../ui/illustrations/parts.tsx';

const cross = 'M-6-6 6 6M6-6-6 6';
const check = 'M-7 0l5 5 9-10';

function Mark({ x, y, shape, colour }: { x: number; y: number; shape: string; colour: string }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle r="13" fill={colour} />
      <path d={shape} stroke={paint.surface} strokeWidth="2.5" strokeLinecap="round" strokeLinejoin="round" />
    </g>
  );
}

const drawings = {
  // Questions of a draft; one of them supports no decision.
  question: (
    <>
      {[0, 1, 2].map((row) => (
        <g key={row} opacity={row === 1 ? 0.55 : 1}>
          <Sheet x={36} y={20 + row * 44} width={208} height={36} rx={10} />
          <Line x={82} y={34 + row * 44} width={[132, 96, 112][row] ?? 0} fill={paint.quiet} />
          <Mark
            x={60}
            y={38 + row * 44}
            shape={row === 1 ? cross : check}
            colour={row === 1 ? paint.bad : paint.good}
          />
        </g>
      ))}
    </>
  ),
  // People, checked one after the other.
  people: (
    <>
      {[0, 1, 2, 3, 4, 5].map((person) => {
        const x = 70 + (person % 3) * 70;
        const y = 50 + Math.floor(person / 3) * 66;
        const fits = person !== 4;
        return (
          <g key={person}>
            <g opacity={fits ? 1 : 0.45}>
              <Avatar x={x} y={y} r={26} fill={fits ? paint.other : paint.quiet} />
            </g>
            <g transform={`translate(${x + 20} ${y + 18}) scale(.75)`}>
              <Mark x={0} y={0} shape={fits ? check : cross} colour={fits ? paint.good : paint.bad} />
            </g>
          </g>
        );
      })}
    </>
  ),
  // A report whose sentences lead to a chart or to a judgement.
  evidence: (
    <>
      <Sheet x={36} y={16} width={120} height={134} rx={10} />
      {[0, 1, 2, 3].map((row) => (
        <Line
          key={row}
          x={52}
          y={36 + row * 28}
          width={[86, 70, 88, 60][row] ?? 0}
          fill={row === 2 ? paint.middling : paint.good}
        />
      ))}
      <path
        d="M142 40h36M128 68c30 0 26-28 50-28M116 124c40 0 30-84 62-84"
        stroke={paint.good}
        strokeWidth="2"
        strokeDasharray="2 5"
        strokeLinecap="round"
      />
      <path
        d="M144 96h34v26"
        stroke={paint.middling}
        strokeWidth="2"
        strokeDasharray="2 5"
        strokeLinecap="round"
      />
      <Sheet x={178} y={16} width={72} height={62} rx={10} />
      <path d="M194 66v-16m14 16v-28m14 28v-36m14 36v-22" stroke={paint.good} strokeWidth="8" />
      <Sheet x={178} y={94} width={72} height={56} rx={10} />
      <Avatar x={214} y={122} r={18} fill={paint.middling} />
    </>
  ),
  // The same measure before and after the change.
  action: (
    <>
      <path d="M40 144h204" stroke={paint.quiet} strokeWidth="2" />
      <path d="M142 24v120" stroke={paint.quiet} strokeWidth="2" strokeDasharray="2 6" />
      <path d="M52 104c24 8 44 18 88 10" stroke={paint.bad} strokeWidth="4" strokeLinecap="round" />
      <path d="M144 112c34-6 38-54 88-66" stroke={paint.good} strokeWidth="4" strokeLinecap="round" />
      <circle cx="232" cy="46" r="7" fill={paint.good} />
      <circle cx="52" cy="104" r="7" fill={paint.bad} />
      <Mark x={142} y={113} shape={check} colour={paint.other} />
    </>
  ),
} satisfies Record<string, ReactNode>;

export type WorkDrawingName = keyof typeof drawings;

/** A rule of the company's work as a small drawing. */
export function WorkDrawing({ name }: { name: WorkDrawingName }) {
  return (
    <svg viewBox="0 0 280 166" width="280" height="166" fill="none" aria-hidden="true">
      {drawings[name]}
    </svg>
  );
}
