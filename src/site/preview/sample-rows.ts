import { formatNumber } from '../../ui/format/number.ts';
import { paint, partsOf } from '../../ui/illustrations/parts.tsx';
import { trends } from '../../ui/illustrations/trend-figures.ts';
import { measuredDay, minutesOf } from '../data-extract/measured-day.ts';
import { boardOf, firstAnswer } from '../experience/demo-answers.ts';
import {
  causes,
  codings,
  collected,
  days,
  firstAlert,
  invited,
  isStuck,
  largestGain,
  longestSession,
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
import { decimal, minutes, percent, signed } from '../work-sample/format.ts';
import { phaseFills } from '../work-sample/observation-log.tsx';
import { programme, programmeWeeks, weeksOf } from '../work-sample/programme-plan.tsx';
import { reviewedLines } from '../work-sample/reviewed-list.tsx';
import {
  feasibility,
  feasibilityCompletes,
  feasibilityReach,
  labelingAgreement,
  opinionCount,
  opinionTones,
} from '../work-sample/service-figures.ts';
import type { SampleRow } from './sample-drawing.tsx';

/* The work samples of pages as the rows of their preview images. Each takes the words of the sample. */

const bar = (to: number, fill: string) => [{ from: 0, to, fill }];

const reviewMarks = { unchanged: paint.good, changed: paint.middling, removed: paint.bad };

/** Lines with their remark; for a line in review, the new text or the one that goes. */
export function reviewedRows(words: string): SampleRow[] {
  return reviewedLines(words).map(({ before, after, reason, state }) => {
    const isRemoved = state === 'removed';
    return { text: isRemoved ? before : after, note: reason, mark: reviewMarks[state], isRemoved };
  });
}

const shownSessions = 6;

export function observationRows(words: string): SampleRow[] {
  const [stuck = '', medianSmooth = ''] = partsOf(words);
  return [
    { text: stuck, value: `${observation.stuck} / ${observation.people}` },
    { text: medianSmooth, value: minutes(observation.medianSmoothSeconds) },
    ...sessions.slice(0, shownSessions).map((session, person) => ({
      text: `P${String(person + 1).padStart(2, '0')}`,
      value: minutes(secondsOf(session)),
      mark: isStuck(session) ? paint.bad : paint.soft,
      bar: session.map((seconds, phase) => {
        const start = session.slice(0, phase).reduce((sum, one) => sum + one, 0);
        return {
          from: (100 * start) / longestSession,
          to: (100 * (start + seconds)) / longestSession,
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
  return causes.map(({ index, share, gain }) => ({
    text: `${names[index]} · ${percent(share)}`,
    value: signed(gain),
    bar: bar((100 * gain) / largestGain, paint.good),
  }));
}

export function orderRows(words: string): SampleRow[] {
  const names = partsOf(words);
  return [invited, screened, collected, order.completes].map((count, index) => ({
    text: names[index * 2] ?? '',
    value: formatNumber(count),
    note: names[index * 2 + 1],
  }));
}

export function programmeRows(words: string): SampleRow[] {
  const [week, weeks, ...names] = partsOf(words);
  return programme.map((part, index) => ({
    text: names[index] ?? '',
    value: weeksOf(part, week, weeks),
    bar: [
      {
        from: (100 * (part.from - 1)) / programmeWeeks,
        to: (100 * part.to) / programmeWeeks,
        fill: part.fill,
      },
    ],
  }));
}

export function codebookRows(words: string): SampleRow[] {
  const [, after = '', note, , , , , , ...comments] = partsOf(words);
  return [
    { text: after, note, mark: paint.middling },
    ...comments.map((text, index) => ({
      text,
      value: codings[index]?.join(' · '),
      mark: new Set(codings[index]).size > 1 ? paint.bad : paint.good,
    })),
  ];
}

export function feasibilityRows(words: string): SampleRow[] {
  const [reach = '', completes = '', daysName = '', days = '', , , , , , ...tiers] = partsOf(words);
  return [
    { text: reach, value: formatNumber(feasibilityReach) },
    { text: completes, value: formatNumber(feasibilityCompletes) },
    { text: daysName, value: days.replace('#', String(feasibility.days)) },
    ...feasibility.reach.map((count, index) => ({
      text: tiers[index] ?? '',
      value: formatNumber(count),
      bar: bar((100 * count) / feasibilityReach, paint.good),
    })),
  ];
}

export function trendRows(words: string): SampleRow[] {
  const names = partsOf(words);
  const { lines, finding, to } = trends.signals;
  return [
    { text: names[6]?.replace('#', finding) ?? '', mark: paint.good },
    ...lines.map(({ values, stroke }, index) => ({
      text: names[index] ?? '',
      value: String(Math.max(...values)),
      bar: bar((100 * Math.max(...values)) / to, stroke),
    })),
  ];
}

export function opinionRows(words: string): SampleRow[] {
  const [post = '', , , , , all = '', ...names] = partsOf(words);
  const fills = [paint.good, paint.quiet, paint.bad];
  return [
    { text: post, mark: paint.good },
    { text: all, value: formatNumber(opinionCount) },
    ...opinionTones.map((count, index) => ({
      text: names[index] ?? '',
      value: percent((100 * count) / opinionCount),
      bar: bar((100 * count) / opinionCount, fills[index] ?? paint.quiet),
    })),
  ];
}

export function dayRows(words: string): SampleRow[] {
  const [stated = '', measured = '', unit, , , ...names] = partsOf(words);
  const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);
  return [
    { text: stated, value: minutes(sum(measuredDay.map((app) => app.stated))) },
    { text: measured, value: minutes(sum(measuredDay.map(({ sessions }) => minutesOf(sessions)))) },
    ...measuredDay.map(({ sessions }, index) => ({
      text: names[index] ?? '',
      value: `${minutesOf(sessions)} ${unit}`,
      bar: bar(minutesOf(sessions), paint.good),
    })),
  ];
}

export function adjudicationRows(words: string): SampleRow[] {
  const [, , , , agreement = '', ...rest] = partsOf(words);
  const items = [0, 1, 2].map((item) => rest.slice(item * 4, item * 4 + 4));
  return [
    ...items.map(([text = '', one, other, reason]) => ({
      text,
      value: one === other ? one : `${one} / ${other}`,
      note: one === other ? undefined : reason,
      mark: one === other ? paint.good : paint.middling,
    })),
    {
      text: agreement.replace('#', String(labelingAgreement.total)),
      value: percent(100 * labelingAgreement.agreement),
    },
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
