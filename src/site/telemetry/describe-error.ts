import { telemetryLimits } from '../../app/telemetry-limits.ts';
import type { TelemetryEvent } from '../../app/telemetry-report.ts';

type ErrorDescription = Pick<Extract<TelemetryEvent, { type: 'error' }>, 'name' | 'message' | 'stack'>;

/** Texts in a message that may come from a person: quoted values, e-mails, queries and long numbers. Browsers quote names singly. */
const personal = /"[^"]*"?|[^\s"']*@[^\s"']*|\?[^\s"']*|\d[\d\s-]{3,}\d/g;

/** A frame in a script of the build. Frames in a page would contain its URL. */
const frame = /^(?:at )?((?:.*?[^\s(@])?)[\s(@]*https?:\/\/[^/\s]+(\/assets\/[\w.-]+\.js:\d+:\d+)\)?$/;

/** The parts of an error that are read. Message and stack may be of any length. */
const maxReadMessage = 2_000;
const maxReadLines = 50;
const maxReadLine = 500;

/** Describes an error without personal data. */
export function describeError(error: Error): ErrorDescription {
  const { message: maxMessage, frames: maxFrames, frame: maxFrame } = telemetryLimits;
  const lines = (error.stack ?? '').slice(0, maxReadLines * maxReadLine).split('\n', maxReadLines);
  const found = lines
    .map((line) => frame.exec(line.slice(0, maxReadLine).trim()))
    .filter((match) => match !== null);
  return {
    name: error.name.slice(0, 50),
    message: error.message.slice(0, maxReadMessage).replaceAll(personal, '…').slice(0, maxMessage),
    stack: found.slice(0, maxFrames).map(([, name, place]) => `${name} ${place}`.trim().slice(-maxFrame)),
  };
}
