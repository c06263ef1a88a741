import { telemetryLimits } from '../../app/telemetry-limits.ts';
import type { TelemetryEvent } from '../../app/telemetry-report.ts';

type ErrorDescription = Pick<Extract<TelemetryEvent, { type: 'error' }>, 'name' | 'message' | 'stack'>;

/** Texts in a message that may come from a person: quoted values, e-mails, queries and long numbers. Browsers quote names singly. */
const personal = /"[^"]*"?|[^\s"']*@[^\s"']*|\?[^\s"']*|\d[\d\s-]{3,}\d/g;

/** A frame in a script of the build. Frames in a page would contain its URL. */
const frame = /^\s*(?:at )?(.*?)[\s(@]*https?:\/\/[^/\s]+(\/assets\/[\w.-]+\.js:\d+:\d+)\)?$/gm;

/** Describes an error without personal data. */
export function describeError(error: Error): ErrorDescription {
  const { message: maxMessage, frames: maxFrames, frame: maxFrame } = telemetryLimits;
  const found = [...(error.stack ?? '').matchAll(frame)];
  return {
    name: error.name.slice(0, 50),
    message: error.message.replaceAll(personal, '…').slice(0, maxMessage),
    stack: found.slice(0, maxFrames).map(([, name, place]) => `${name} ${place}`.trim().slice(-maxFrame)),
  };
}
