/** Ends the verification before it has a result, with a sentence. */
export class CannotRun extends Error {
  override name = 'CannotRun';
}
