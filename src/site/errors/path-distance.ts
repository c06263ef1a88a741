import { editDistance } from '../../forms/edit-distance.ts';

/** The distance of two segments relative to their length, from 0 to 1. */
const segmentDistance = (one: string, other: string) =>
  editDistance(one, other) / Math.max(one.length, other.length, 1);

/** The longest path that is compared. */
const maxPathLength = 100;

/** Paths further away have nothing in common. */
export const maxPathDistance = 0.45;

/** The distance of a missing page. Its last segments can be missing in the other path; the first one weighs most. */
export function pathDistance(missingPath: string, path: string): number {
  const asked = missingPath.toLowerCase().slice(0, maxPathLength).split('/').filter(Boolean);
  const segments = path.split('/').filter(Boolean);
  const direct = segments.map((segment, index) => segmentDistance(asked[index] ?? '', segment));
  const missing = Math.max(asked.length - segments.length, 0);
  const sum = direct.reduce((total, distance) => total + distance, missing * 0.3);
  // An address that lacks its first part, such as `/news`.
  const tail = segmentDistance(asked.at(-1) ?? '', segments.at(-1) ?? '') + (segments.length - 1) * 0.2;
  return Math.min(sum / Math.max(segments.length, 1), tail);
}
