import { useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { type Toast, toast, useToaster } from 'react-hot-toast/headless';
import { Icon } from '#ui/icon.tsx';
import type { ToastRequest } from './toast.ts';

const DURATION_MS = 6000;
/** Long enough to reach the button. */
const ACTION_DURATION_MS = 15_000;

/** Called by `toast.ts` only. */
export function showToast({ kind, message, description, action }: ToastRequest): void {
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
  show(text, { duration: action ? ACTION_DURATION_MS : DURATION_MS, removeDelay: 0 });
}

/** The toasts. They move into an open modal dialog, as all else is inert. */
export function Toaster() {
  const { toasts, handlers } = useToaster();
  const dialog = useSyncExternalStore(onDialogChange, openDialog, () => null);
  const list = (
    // biome-ignore lint/a11y/noStaticElementInteractions: time stops while a message is under the pointer.
    <div
      className="grid gap-2"
      onMouseEnter={handlers.startPause}
      onMouseLeave={handlers.endPause}
      onFocus={handlers.startPause}
      onBlur={handlers.endPause}
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
