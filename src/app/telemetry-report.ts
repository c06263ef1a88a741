/** What browsers report about errors and speed: the body of `POST /telemetry`, as JSON. docs/operations.md has an example. */
import * as v from 'valibot';
import { telemetryLimits as limits } from './telemetry-limits.ts';

const text = (max: number) => v.pipe(v.string(), v.maxLength(max));

/** Where an event happened. */
const place = {
  /** The path pattern of the page, such as `/:lang/about/news/:id`; `*` for a page that does not exist. */
  route: v.pipe(text(100), v.regex(/^(?:\*|\/[\w:/?*~.-]*)$/)),
  language: v.pipe(v.string(), v.regex(/^[a-z]{2}$/)),
};

const errorEvent = v.strictObject({
  type: v.literal('error'),
  ...place,
  /** The class of the error, such as `TypeError`. */
  name: text(50),
  /** The message without values that may come from a person. */
  message: text(limits.message),
  /** Frames in scripts of the site, such as `open /assets/site-1a2b3c4d.js:1:2345`. */
  stack: v.pipe(v.array(text(limits.frame)), v.maxLength(limits.frames)),
});

const webVitalEvent = v.strictObject({
  type: v.literal('web-vital'),
  ...place,
  name: v.picklist(['CLS', 'INP', 'LCP']),
  /** Milliseconds; CLS has no unit. */
  value: v.pipe(v.number(), v.minValue(0)),
  rating: v.picklist(['good', 'needs-improvement', 'poor']),
});

export const telemetryReport = v.strictObject({
  /** The commit of the build that the browser runs. */
  release: v.pipe(text(64), v.regex(/^[\w.-]+$/)),
  /** The id of the request of the document, as in the log of the server. */
  requestId: v.optional(v.pipe(v.string(), v.regex(/^[\w=;:.,+/@-]{8,128}$/))),
  events: v.pipe(
    v.array(v.variant('type', [errorEvent, webVitalEvent])),
    v.minLength(1),
    v.maxLength(limits.events),
  ),
});

export type TelemetryReport = v.InferOutput<typeof telemetryReport>;
export type TelemetryEvent = TelemetryReport['events'][number];
