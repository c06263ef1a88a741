import { ReviewedList } from './reviewed-list.tsx';
import { type SampleTexts, WorkSample } from './work-sample.tsx';

/** A document in review. */
export function ReviewedLines({ title, note, words }: SampleTexts) {
  return (
    <WorkSample title={title} note={note}>
      <ReviewedList words={words} />
    </WorkSample>
  );
}
