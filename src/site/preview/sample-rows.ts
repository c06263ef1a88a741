import { formatNumber } from '../../ui/format/number.ts';
import { paint, partsOf } from '../../ui/illustrations/parts.tsx';
import { boardOf, firstAnswer } from '../experience/demo-answers.ts';
import {
  causes,
  codings,
  collected,
  days,
  firstAlert,
  invited,
  isStuck,
  loudestDay,
  observation,
  order,
  screened,
  secondsOf,
  sessions,
  threshold,
  wordingDifference,
  wordingShares,
} from '../work-sample/figures.ts';
import { decimal, minutes, percent } from '../work-sample/format.ts';
import { phaseFills } from '../work-sample/observation-log.tsx';
import { programme, programmeWeeks } from '../work-sample/programme-plan.tsx';
import type { SampleRow } from './sample-drawing.tsx';

/* The work samples of pages as the rows of their preview images. Each takes the words of the sample. */

const bar = (to: number, fill: string) => [{ from: 0, to, fill }];

/** Lines with their remark; for a line in review, the new text or the one that goes. */
export function reviewedRows(words: string): SampleRow[] {
  const parts = partsOf(words);
  return parts.flatMap((before, index) => {
    if (index % 3 !== 0) return [];
    const [after = '-', note] = parts.slice(index + 1);
    const isRemoved = after === '-';
    const mark = isRemoved ? paint.bad : before === '-' ? paint.good : paint.middling;
    return [{ text: isRemoved ? before : after, note, mark, isRemoved }];
  });
}

const longest = Math.max(...sessions.map(secondsOf));
const shownSessions = 6;

export function observationRows(words: string): SampleRow[] {
  const [stuck = '', medianStuck = ''] = partsOf(words);
  return [
    { text: stuck, value: `${observation.stuck} / ${observation.people}` },
    { text: medianStuck, value: minutes(observation.medianStuckSeconds) },
    ...sessions.slice(0, shownSessions).map((session, person) => ({
      text: `P${String(person + 1).padStart(2, '0')}`,
      value: minutes(secondsOf(session)),
      mark: isStuck(session) ? paint.bad : paint.soft,
      bar: session.map((seconds, phase) => {
        const start = session.slice(0, phase).reduce((sum, one) => sum + one, 0);
        return {
          from: (100 * start) / longest,
          to: (100 * (start + seconds)) / longest,
          fill: phaseFills[phase] ?? paint.quiet,
        };
      }),
    })),
  ];
}

export function listeningRows(words: string): SampleRow[] {
  const [posts, accounts = '', line, day = '', quiet, alert] = partsOf(words);
  const most = Math.max(...days.flat());
  const dayRow = (index: number, note?: string): SampleRow => ({
    text: `${day.replace('#', String(index + 1))} · ${posts} ${days[index]?.[0]}`,
    value: `${accounts} ${days[index]?.[1]}`,
    note,
    mark: note === alert ? paint.bad : paint.middling,
    bar: [
      { from: 0, to: (100 * (days[index]?.[0] ?? 0)) / most, fill: paint.soft },
      { from: 0, to: (100 * (days[index]?.[1] ?? 0)) / most, fill: paint.other },
    ],
  });
  return [
    { text: line ?? '', value: decimal(threshold), bar: bar((100 * threshold) / most, paint.bad) },
    dayRow(loudestDay, quiet),
    dayRow(firstAlert, alert),
  ];
}

export function ballotRows(words: string): SampleRow[] {
  const [yes, difference = '', unit, , ...questions] = partsOf(words);
  return [
    ...wordingShares.map((share, index) => ({
      text: questions[index * 2] ?? '',
      note: questions[index * 2 + 1],
      value: `${percent(share)} ${yes}`,
      bar: bar(share, index === 0 ? paint.bad : paint.good),
    })),
    { text: difference, value: `${decimal(wordingDifference)} ${unit}` },
  ];
}

export function causeRows(words: string): SampleRow[] {
  const names = partsOf(words).slice(6);
  const largest = Math.max(...causes.map(({ gain }) => gain));
  return causes.map(({ index, share, gain }) => ({
    text: `${names[index]} · ${percent(share)}`,
    value: `+${gain.toFixed(2)}`,
    bar: bar((100 * gain) / largest, paint.good),
  }));
}

export function orderRows(words: string): SampleRow[] {
  const names = partsOf(words);
  return [invited, screened, collected, order.completes].map((count, index) => ({
    text: names[index * 2] ?? '',
    value: formatNumber(count),
    note: names[index * 2 + 1],
    bar: bar(100 * Math.sqrt(count / invited), paint.good),
  }));
}

export function programmeRows(words: string): SampleRow[] {
  const [week = '', weeks = '', ...names] = partsOf(words);
  return programme.map(({ from, to, fill }, index) => ({
    text: names[index] ?? '',
    value: from === to ? week.replace('#', `${from}`) : weeks.replace('#', `${from}–${to}`),
    bar: [{ from: (100 * (from - 1)) / programmeWeeks, to: (100 * to) / programmeWeeks, fill }],
  }));
}

export function codebookRows(words: string): SampleRow[] {
  const [, after = '', note, , , , , ...comments] = partsOf(words);
  return [
    { text: after, note, mark: paint.middling },
    ...comments.map((text, index) => ({
      text,
      value: codings[index]?.join(' · '),
      mark: new Set(codings[index]).size > 1 ? paint.bad : paint.good,
    })),
  ];
}

/** The dashboard of the demonstration after its first answer. */
export function boardRows([nps = '', ...groups]: string[]): SampleRow[] {
  const board = boardOf(firstAnswer);
  const { promoters, passives, detractors } = board.groups;
  const fills = [paint.good, paint.middling, paint.bad];
  return [
    { text: nps, value: `+${board.nps}` },
    ...[promoters, passives, detractors].map((count, index) => ({
      text: groups[index] ?? '',
      value: `${count}`,
      bar: bar((100 * count) / board.total, fills[index] ?? paint.quiet),
    })),
  ];
}
