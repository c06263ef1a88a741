import type { CSSProperties, ReactNode } from 'react';

interface OverlayDialogProps {
  title: string;
  /** Label of the close button. */
  closeLabel: string;
  onClose(): void;
  /** Whether the close button gets the initial focus. */
  beginsAtClose?: boolean;
  className?: string;
  style?: CSSProperties;
  /** The edge that changes the size of the dialog. */
  edge?: ReactNode;
  /** Content beside the title. */
  beside?: ReactNode;
  /** Success message. */
  message: string;
  /** Error message. */
  problem: string | undefined;
  children: ReactNode;
}

/** A dialog over the page with a close button and messages in the footer. Escape closes it. */
export function OverlayDialog(props: OverlayDialogProps) {
  const {
    title,
    closeLabel,
    onClose,
    beginsAtClose,
    className = '',
    style,
    edge,
    beside,
    message,
    problem,
  } = props;
  return (
    <section
      role="dialog"
      aria-label={title}
      className={`panel ${className}`}
      style={style}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        onClose();
      }}
    >
      {edge}
      <div className="head">
        <h2>{title}</h2>
        {beside}
        <button
          type="button"
          className="quiet"
          // biome-ignore lint/a11y/noAutofocus: the focus moves to the start of an opened dialog
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
