import { type ReactNode, useEffect, useId, useLayoutEffect, useRef } from 'react';
import { Picture } from '#ui/pictures/picture.tsx';
import { Icon } from './icon.tsx';

type DialogProps = {
  open: boolean;
  /** Asked for by Escape, the close button and a press outside. */
  onClose: () => void;
  title: ReactNode;
  /** On the left third, or on top of the sheet of a phone. Decorative. */
  poster?: string | undefined;
  closeLabel?: string | undefined;
  /** `data-autofocus` on an element gives it the focus on opening. */
  children: ReactNode;
};

/** A native modal dialog: the rest is inert, and the focus returns where it was. */
export function Dialog({
  open,
  onClose,
  title,
  poster,
  closeLabel = 'Fermer',
  children,
}: DialogProps) {
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const pressedOutside = useRef(false);

  useEffect(() => {
    const element = dialog.current;
    if (element === null || element.open === open) return;
    if (!open) return element.close();
    // The page behind stays in place when its scrollbar goes.
    const page = document.documentElement;
    page.style.setProperty('--scrollbar', `${window.innerWidth - page.clientWidth}px`);
    element.showModal();
    element.querySelector<HTMLElement>('[data-autofocus]')?.focus();
  }, [open]);

  // Taken away while open, it still gives the focus back.
  useLayoutEffect(() => {
    const element = dialog.current;
    return () => element?.close();
  }, []);

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape does what the press outside does.
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      className="modal modal-bottom dialog-veil md:modal-middle"
      onClose={() => open && onClose()}
      // A press that starts on a text and ends outside selects; it does not close.
      onPointerDown={(event) => {
        pressedOutside.current = event.target === event.currentTarget;
      }}
      onClick={(event) => {
        if (pressedOutside.current && event.target === event.currentTarget) onClose();
      }}
    >
      <div
        className={`modal-box dialog-box ${poster === undefined ? 'dialog-plain' : 'dialog-poster'}`}
      >
        {poster !== undefined && (
          <Picture
            src={poster}
            alt=""
            sizes="(width >= 48rem) 52rem, 100vw"
            className="dialog-picture"
          />
        )}
        <div className="px-5 pt-8 pb-9 md:self-center md:px-14 md:pt-11 md:pb-17">
          <h2 id={titleId} className="dialog-title">
            {title}
          </h2>
          {children}
        </div>
        <button type="button" aria-label={closeLabel} onClick={onClose} className="dialog-close">
          <Icon name="close" />
        </button>
      </div>
    </dialog>
  );
}
