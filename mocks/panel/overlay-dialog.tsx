import type { ReactNode } from 'react';

interface OverlayDialogProps {
  title: string;
  /** What the button at its corner is called. */
  closeLabel: string;
  onClose(): void;
  /** Whether the keyboard begins at that button. */
  beginsAtClose?: boolean;
  className?: string;
  /** Stands beside the title. */
  beside?: ReactNode;
  /** What was done. */
  message: string;
  /** What went wrong. */
  problem: string | undefined;
  children: ReactNode;
}

/** What opens over the page: a head with a way out, which Escape is, too, and what there is to tell at its foot. */
export function OverlayDialog(props: OverlayDialogProps) {
  const { title, closeLabel, onClose, beginsAtClose, className = '', beside, message, problem } = props;
  return (
    <section
      role="dialog"
      aria-label={title}
      className={`panel ${className}`}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        onClose();
      }}
    >
      <div className="head">
        <h2>{title}</h2>
        {beside}
        <button
          type="button"
          className="quiet"
          // biome-ignore lint/a11y/noAutofocus: whoever opens a dialog goes on from its beginning
          autoFocus={beginsAtClose}
          onClick={onClose}
          aria-label={closeLabel}
          title="Esc"
        >
          ✕
        </button>
      </div>
      {props.children}
      <p role="status" className="message">
        {message}
      </p>
      {problem && (
        <p role="alert" className="problem">
          {problem}
        </p>
      )}
    </section>
  );
}
