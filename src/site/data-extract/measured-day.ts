type Session = readonly [startHour: number, minutes: number];

/**
 * The day of one participant by kind of app: when each was opened and for how long, and what the participant stated in the evening, in
 * minutes. Invented for demonstration.
 */
export const measuredDay: readonly {
  group: number;
  stated: number;
  sessions: readonly [Session, ...Session[]];
}[] = [
  {
    group: 1,
    stated: 60,
    sessions: [
      [7.2, 11],
      [8.5, 14],
      [12.4, 22],
      [18.6, 9],
      [21.5, 42],
    ],
  },
  {
    group: 3,
    stated: 40,
    sessions: [
      [7.6, 4],
      [9.1, 6],
      [10.7, 5],
      [12.9, 8],
      [15.2, 5],
      [17.3, 7],
      [19.4, 9],
      [22.4, 12],
    ],
  },
  {
    group: 2,
    stated: 20,
    sessions: [
      [13.2, 12],
      [20.2, 8],
      [22.8, 18],
    ],
  },
];

export const minutesOf = (sessions: readonly Session[]) =>
  sessions.reduce((sum, [, minutes]) => sum + minutes, 0);
