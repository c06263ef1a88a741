/** The limits of a report. The browser cuts what is longer; the server rejects it. */
export const telemetryLimits = { events: 20, message: 300, frames: 20, frame: 200 } as const;
