/** Thrown when the verification cannot run. The message is a sentence. */
export class CannotRun extends Error {
  override name = 'CannotRun';
}
