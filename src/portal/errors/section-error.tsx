import { MessageBar, MessageBarBody } from '@fluentui/react-message-bar';
import type { ApiError } from '../../api/api-error.ts';
import { useErrorDescription } from './describe-error.ts';
import { RetryButton } from './retry-button.tsx';
import styles from './section-error.module.css';

interface SectionErrorProps {
  error: ApiError;
  headingId: string;
}

/** Replaces a section of a page that failed to load, below its heading: the error and a retry. */
export function SectionError({ error, headingId }: SectionErrorProps) {
  const { text, mayPass } = useErrorDescription(error);
  return (
    <MessageBar intent="error" layout="multiline" className={styles.bar}>
      <MessageBarBody>
        {/* Not in the actions of the bar, which are at its far end. */}
        <div className={styles.error}>
          <span>{text}</span>
          {mayPass && <RetryButton error={error} headingId={headingId} />}
        </div>
      </MessageBarBody>
    </MessageBar>
  );
}
