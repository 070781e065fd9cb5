import { useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { resolveValue, toast, useToaster } from 'react-hot-toast/headless';
import { Icon } from '#ui/icon.tsx';
import type { ToastRequest } from './toast.ts';

const DURATION_MS = 6000;
const ACTION_DURATION_MS = 15_000;

/** Id of error toasts about a subject: a new one replaces the previous one, but no success toast with « Annuler ». */
const errorId = (about: string) => `${about} error`;

/** Closes the toasts on a subject, because a newer write has made them untrue. */
export function dismissToastsAbout(about: string): void {
  toast.dismiss(about);
  toast.dismiss(errorId(about));
}

export function showToast(...[kind, message, options = {}]: ToastRequest): void {
  const { description, action, about } = options;
  if (about !== undefined && kind !== 'error') toast.dismiss(errorId(about));
  const duration = action ? (action.durationMs ?? ACTION_DURATION_MS) : DURATION_MS;
  const card = ({ id }: { id: string }) => (
    <div
      key={id}
      className="toast-card pointer-events-auto flex w-[min(26rem,calc(100vw-2rem))] [animation:card-enter_320ms_var(--ease-enter)] items-start gap-3 border border-ink bg-paper-2 py-1 pr-1 pl-4 text-ui text-ink"
    >
      {kind === 'success' && <Icon name="check" className="mt-3 flex-none text-ok" />}
      {kind === 'error' && <Icon name="warning" className="mt-3 flex-none text-error" />}
      <div className="grow py-2.5">
        <strong className="block">{message}</strong>
        {description !== undefined && (
          <span className="block text-small wrap-anywhere whitespace-pre-line text-ink-2">
            {description}
          </span>
        )}
        {action && (
          <button
            type="button"
            className="link-action"
            onClick={() => {
              toast.dismiss(id);
              action.onPress();
            }}
          >
            {action.label}
          </button>
        )}
      </div>
      <button
        type="button"
        aria-label="Fermer"
        onClick={() => toast.dismiss(id)}
        className="grid size-11 flex-none place-items-center"
      >
        <Icon name="close" size={16} />
      </button>
    </div>
  );
  const id = about && (kind === 'error' ? errorId(about) : about);
  // Removes a dismissed toast at once, because it has no exit animation to wait for.
  toast(card, { duration, removeDelay: 1, ...(id && { id }) });
}

/** Renders the toasts, inside the open modal dialog if there is one, because everything outside of it is inert. */
function Toaster() {
  const { toasts, handlers } = useToaster();
  const dialog = useSyncExternalStore(onDialogChange, () => document.querySelector('dialog[open]'));
  const list = (
    // biome-ignore lint/a11y: timers stop while a toast is hovered or focused; closing it restarts them.
    <div
      className="grid gap-2"
      onMouseEnter={handlers.startPause}
      onMouseLeave={handlers.endPause}
      onFocus={handlers.startPause}
      onBlur={handlers.endPause}
      onClick={handlers.endPause}
    >
      {toasts.map((item) => item.visible && resolveValue(item.message, item))}
    </div>
  );
  if (!dialog) return createPortal(list, document.getElementById('toasts') ?? document.body);
  return createPortal(
    <div role="alert" className="toast pointer-events-none z-50 max-md:top-4 max-md:bottom-auto">
      {list}
    </div>,
    dialog,
  );
}

function onDialogChange(listener: () => void): () => void {
  // Listens in the capture phase, because `toggle` and `close` events do not bubble.
  document.addEventListener('toggle', listener, true);
  document.addEventListener('close', listener, true);
  return () => {
    document.removeEventListener('toggle', listener, true);
    document.removeEventListener('close', listener, true);
  };
}

createRoot(document.createElement('div')).render(<Toaster />);
