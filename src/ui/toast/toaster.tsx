import { useEffect, useEffectEvent, useRef, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { type Toast, toast, useToaster } from 'react-hot-toast/headless';
import { Icon } from '#ui/icon.tsx';
import type { ToastKind, ToastRequest } from './toast.ts';

const DURATION_MS = 6000;
/** Long enough to reach the button. */
const ACTION_DURATION_MS = 15_000;

/** What the toasts are about, by their ids; those of closed toasts are replaced to no effect. */
const shown = new Map<string, { kind: ToastKind; about: readonly string[] }>();

/** Closes what a newer toast makes untrue: a failure leaves what was done before as it is. */
export function closeOutdated(kind: ToastKind, about: readonly string[]): void {
  for (const [id, earlier] of shown) {
    const isSame = earlier.about.some((record) => about.includes(record));
    if (!isSame || (kind === 'error' && earlier.kind !== 'error')) continue;
    toast.dismiss(id);
    shown.delete(id);
  }
}

/** Called by `toast.ts` only. */
export function showToast(...[kind, message, description, action, about = []]: ToastRequest): void {
  closeOutdated(kind, about);
  const text = (item: Toast) => (
    <>
      <strong className="block">{message}</strong>
      {description !== undefined && (
        <span className="block text-small whitespace-pre-line text-ink-2">{description}</span>
      )}
      {action && (
        <button
          type="button"
          className="link-action"
          onClick={() => {
            toast.dismiss(item.id);
            action.onPress();
          }}
        >
          {action.label}
        </button>
      )}
    </>
  );
  const show = kind === 'info' ? toast : toast[kind];
  const duration = action ? (action.durationMs ?? ACTION_DURATION_MS) : DURATION_MS;
  const id = show(text, { duration, removeDelay: 0 });
  if (about.length > 0) shown.set(id, { kind, about });
}

/** The toasts. They move into an open modal dialog, as all else is inert. */
export function Toaster() {
  const { toasts, handlers } = useToaster();
  const isPaused = useRef(false);
  const pause = () => {
    isPaused.current = true;
    handlers.startPause();
  };
  // The library adds up nonsense when time goes on that was not stopped.
  const goOn = () => {
    if (isPaused.current) handlers.endPause();
    isPaused.current = false;
  };
  const dialog = useSyncExternalStore(onDialogChange, openDialog, () => null);
  const isEmpty = toasts.every((item) => !item.visible);
  const goOnEmpty = useEffectEvent(goOn);
  // What is closed under the pointer, or with the focus in it, is never left.
  useEffect(() => {
    if (isEmpty) goOnEmpty();
  }, [isEmpty]);
  const list = (
    // biome-ignore lint/a11y/noStaticElementInteractions: time stops while a message is under the pointer.
    <div
      className="grid gap-2"
      onMouseEnter={pause}
      onMouseLeave={goOn}
      onFocus={pause}
      onBlur={goOn}
    >
      {toasts.map((item) => item.visible && <ToastCard key={item.id} item={item} />)}
    </div>
  );
  if (dialog === null) return list;
  return createPortal(
    <div role="alert" className="toast toast-layer">
      {list}
    </div>,
    dialog,
  );
}

function ToastCard({ item }: { item: Toast }) {
  return (
    <div className="toast-card">
      {item.type === 'success' && <Icon name="check" className="mt-3 flex-none text-ok" />}
      {item.type === 'error' && <Icon name="warning" className="mt-3 flex-none text-error" />}
      <div className="grow py-2.5">
        {typeof item.message === 'function' ? item.message(item) : item.message}
      </div>
      <button
        type="button"
        aria-label="Fermer"
        onClick={() => toast.dismiss(item.id)}
        className="grid size-11 flex-none place-items-center"
      >
        <Icon name="close" size={16} />
      </button>
    </div>
  );
}

const openDialog = () => document.querySelector('dialog[open]');

function onDialogChange(listener: () => void): () => void {
  // Neither event bubbles: they are caught in the capture phase.
  document.addEventListener('toggle', listener, true);
  document.addEventListener('close', listener, true);
  return () => {
    document.removeEventListener('toggle', listener, true);
    document.removeEventListener('close', listener, true);
  };
}
