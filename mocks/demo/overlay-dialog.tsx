import type { ReactNode } from 'react';

interface OverlayDialogProps {
  title: string;
  /** Label of the close button. */
  closeLabel: string;
  onClose(): void;
  className?: string;
  /** Success message. */
  message: string;
  /** Error message. */
  problem: string | undefined;
  children: ReactNode;
}

/** A dialog over the page with a close button and messages in the footer. Escape closes it. */
export function OverlayDialog(props: OverlayDialogProps) {
  const { title, closeLabel, onClose, className = '', message, problem } = props;
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
        <button
          type="button"
          className="quiet"
          // biome-ignore lint/a11y/noAutofocus: the focus moves to the start of an opened dialog
          autoFocus
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
