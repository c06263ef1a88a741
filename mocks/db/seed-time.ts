/** The time of the seeded data: 2026-11-02 09:00 in Beijing. */
export const seedTime = Date.UTC(2026, 10, 2, 1);
