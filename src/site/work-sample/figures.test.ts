import { describe, expect, it } from 'vitest';
import { topics } from '../../ui/illustrations/topic-figures.ts';
import {
  causes,
  collected,
  days,
  firstAlert,
  followUp,
  followUpMargin,
  invited,
  loudestDay,
  observation,
  order,
  screened,
  threshold,
  wordingDifference,
  wordingMargin,
} from './figures.ts';

describe('the figures of the work samples', () => {
  it('find the obstacle that half of the people meet', () => {
    expect(observation).toEqual({
      people: 12,
      stuck: 6,
      medianSmoothSeconds: 287.5,
      medianStuckSeconds: 455,
    });
  });

  it('alert on accounts, not on posts', () => {
    expect(loudestDay).toBeLessThan(firstAlert);
    expect(days[loudestDay]?.[1]).toBeLessThan(threshold);
    expect(days[firstAlert]?.[1]).toBeGreaterThan(threshold);
  });

  it('count the posts of the topic that the listening page names', () => {
    const postsOf = (from: number, to?: number) =>
      days.slice(from, to).reduce((sum, [posts]) => sum + posts, 0);
    const count = postsOf(-7);
    const change = Math.round(100 * (count / postsOf(-14, -7) - 1));
    expect(topics[1]).toMatchObject({ count, change });
  });

  it('show differences beyond chance', () => {
    expect(wordingDifference).toBeGreaterThan(wordingMargin);
    expect(followUp.after - followUp.before).toBeGreaterThan(followUpMargin);
  });

  it('rank a cause by its effect, not by its mentions', () => {
    const byShare = [...causes].sort((one, other) => other.share - one.share).map(({ index }) => index);
    expect(causes.map(({ index }) => index)).not.toEqual(byShare);
    expect(causes[0]).toMatchObject({ index: 0, gain: expect.closeTo(0.852, 3) });
  });

  it('invite enough people for the order', () => {
    expect(invited * order.response * order.incidence * (1 - order.removed)).toBeGreaterThanOrEqual(
      order.completes,
    );
    expect([collected, screened, invited]).toEqual([667, 8_338, 33_352]);
  });
});
