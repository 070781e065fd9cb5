import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { Picture } from '#ui/pictures/picture.tsx';
import { Icon } from './icon.tsx';

/** Opens a modal dialog and focuses its element with `data-autofocus`, or else leaves the choice to the browser. */
function openModal(dialog: HTMLDialogElement): void {
  // Keeps the page behind the dialog in place when its scrollbar disappears.
  const page = document.documentElement;
  page.style.setProperty('--scrollbar', `${window.innerWidth - page.clientWidth}px`);
  dialog.showModal();
  const autofocused = dialog.querySelector<HTMLElement>('[data-autofocus]');
  if (autofocused) autofocused.focus();
  // WebKit may leave the focus on the body, where the dialog would receive no key events.
  else if (!dialog.contains(document.activeElement)) dialog.querySelector('button')?.focus();
}

/** Returns the ref of a <dialog>, open as a modal while rendered; when it closes, the focus returns to where it was. */
export function useModalDialogRef() {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const element = dialog.current;
    if (element) openModal(element);
    return () => element?.close();
  }, []);
  return dialog;
}

type DialogProps = {
  onClose: () => void;
  title: ReactNode;
  poster?: string | undefined;
  closeLabel?: string | undefined;
  /**
   * Content of the dialog. An element with `data-autofocus` gets the focus on opening, or else one that the browser
   * chooses.
   */
  children: ReactNode;
};

/** Renders a native modal dialog: the rest of the page is inert, and closing returns the focus to where it was. */
export function Dialog(props: DialogProps) {
  const { onClose, title, poster, closeLabel = 'Fermer', children } = props;
  const titleId = useId();
  const dialog = useModalDialogRef();
  const pressedOutside = useRef(false);

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes the dialog too.
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      className="modal modal-bottom open:bg-veil md:modal-middle"
      onClose={onClose}
      // Closes the dialog only if a press starts and ends outside it: selecting text may start inside and end outside.
      onPointerDown={(event) => {
        pressedOutside.current = event.target === event.currentTarget;
      }}
      onClick={(event) => {
        if (pressedOutside.current && event.target === event.currentTarget) onClose();
      }}
    >
      <div
        className={`modal-box max-h-dvh max-w-none bg-paper p-0 [box-shadow:none] md:max-h-[calc(100dvh-4rem)] ${poster === undefined ? 'md:w-[min(35rem,calc(100vw-4rem))]' : 'md:grid md:min-h-135 md:w-[min(55rem,calc(100vw-4rem))] md:grid-cols-[22.5rem_minmax(0,1fr)]'}`}
      >
        {poster !== undefined && (
          <Picture
            src={poster}
            alt=""
            fallbackSrc={null}
            sizes="(width >= 48rem) 52rem, 100vw"
            className="aspect-auto h-47.5 md:h-full"
          />
        )}
        <div className="px-5 pt-8 pb-9 md:self-center md:px-14 md:pt-11 md:pb-18">
          <h2 id={titleId} className="title text-[clamp(2rem,1.8143rem+0.7619vw,2.5rem)]">
            {title}
          </h2>
          {children}
        </div>
        <button
          type="button"
          aria-label={closeLabel}
          onClick={onClose}
          className="absolute top-0 right-0 grid size-12 place-items-center bg-paper focus-visible:-outline-offset-3 md:top-3 md:right-3"
        >
          <Icon name="close" />
        </button>
      </div>
    </dialog>
  );
}
