import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { Button } from '../button.tsx';
import { CloseIcon } from '../icons.tsx';
import { registerViewport, type ToastMessage } from './toast-store.ts';
import styles from './toast-viewport.module.css';

export interface ToastViewportProps {
  /** Name of the region for screen readers. */
  label: string;
  dismissLabel: string;
}

interface ShownToast extends ToastMessage {
  /** Starts the time again when the same toast is shown again. */
  round: number;
}

const isSame = (one: ToastMessage, other: ToastMessage) =>
  one.kind === other.kind && one.message === other.message;

/** The toasts at the edge of the screen. They never take the focus; pointer and focus stop their time. */
export default function ToastViewport({ label, dismissLabel }: ToastViewportProps) {
  const [toasts, setToasts] = useState<readonly ShownToast[]>([]);
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  /** What had the focus before a button of a toast. */
  const focusedBefore = useRef<EventTarget>(undefined);

  useEffect(
    () =>
      registerViewport({
        show: (toast) =>
          setToasts((before) => {
            // A success contradicts the errors before it.
            const kept = before.filter(({ kind }) => toast.kind !== 'success' || kind !== 'error');
            const again = kept.find((shown) => isSame(shown, toast));
            if (!again) return [...kept, { ...toast, round: 0 }];
            return kept.map((shown) => (shown === again ? { ...toast, round: again.round + 1 } : shown));
          }),
        dismissAll: () => setToasts([]),
      }),
    [],
  );

  // A toast that goes under the pointer may not report that the pointer has left.
  const isEmpty = toasts.length === 0;
  useEffect(() => {
    if (isEmpty) setHovered(false);
  }, [isEmpty]);

  function close(toast: ToastMessage) {
    if (isFocused && focusedBefore.current instanceof HTMLElement) focusedBefore.current.focus();
    setFocused(false);
    setToasts((before) => before.filter((shown) => !isSame(shown, toast)));
  }

  const ofKind = (isError: boolean) =>
    toasts
      .filter(({ kind }) => (kind === 'error') === isError)
      .map((toast) => (
        <Toast
          key={`${toast.kind}:${toast.message}`}
          toast={toast}
          isPaused={isHovered || isFocused}
          dismissLabel={dismissLabel}
          onClose={() => close(toast)}
        />
      ));

  return createPortal(
    // Fluent UI hides what is outside of its modal dialogs from screen readers.
    <section
      data-tabster-never-hide=""
      className={styles.viewport}
      aria-label={label}
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={({ relatedTarget, currentTarget }) => {
        setFocused(true);
        if (!currentTarget.contains(relatedTarget)) focusedBefore.current = relatedTarget ?? undefined;
      }}
      onBlur={() => setFocused(false)}
    >
      <div role="alert" aria-atomic="false">
        {ofKind(true)}
      </div>
      <div role="status" aria-atomic="false">
        {ofKind(false)}
      </div>
    </section>,
    document.body,
  );
}

interface ToastProps {
  toast: ShownToast;
  isPaused: boolean;
  dismissLabel: string;
  onClose: () => void;
}

function Toast({ toast, isPaused, dismissLabel, onClose }: ToastProps) {
  const { message, kind, durationMs, round } = toast;

  // biome-ignore lint/correctness/useExhaustiveDependencies: `round` starts the time again, and closing is always the same
  useEffect(() => {
    if (isPaused || durationMs === 0) return;
    const timer = setTimeout(onClose, durationMs);
    return () => clearTimeout(timer);
  }, [isPaused, durationMs, round]);

  return (
    <div className={styles.toast} data-toast={kind}>
      <p>{message}</p>
      <Button kind="icon" aria-label={dismissLabel} onClick={onClose}>
        <CloseIcon />
      </Button>
    </div>
  );
}
