import { type DragEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { classNames } from '#ui/class-names.ts';

type PictureDropProps = {
  label: string;
  onFiles: (files: readonly File[]) => void;
  className: string;
  children: ReactNode;
};

const hasFiles = ({ dataTransfer }: { dataTransfer: DataTransfer | null }) =>
  dataTransfer?.types.includes('Files') === true;

/** Takes pictures that are dropped on a part of a form, or pasted while the focus is in it. */
export function PictureDrop({ label, onFiles, className, children }: PictureDropProps) {
  const [isOver, setOver] = useState(false);
  const area = useRef<HTMLDivElement>(null);
  const hasFocus = useRef(false);
  useEffect(refuseStrayFiles, []);
  useEffect(() => {
    // Buttons come and go with the state of an upload; the focus stays in their place.
    if (hasFocus.current && document.activeElement === document.body) area.current?.focus();
  });
  const hold = (isFocused: boolean) => () => {
    hasFocus.current = isFocused;
  };
  const onDragLeave = ({ currentTarget, relatedTarget }: DragEvent) => {
    if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setOver(false);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would need a visible legend.
    <div
      ref={area}
      role="group"
      aria-label={label}
      // A press on it makes it the place where pictures are pasted.
      tabIndex={-1}
      onFocus={hold(true)}
      onBlur={hold(false)}
      onDragOver={(event) => setOver(hasFiles(event))}
      onDragLeave={onDragLeave}
      onDrop={({ dataTransfer }) => {
        setOver(false);
        onFiles([...dataTransfer.files]);
      }}
      onPaste={({ clipboardData }) => {
        // Word processors put a picture of the text beside the text.
        if (clipboardData.getData('text/plain') === '') onFiles([...clipboardData.files]);
      }}
      className={classNames('outline-offset-4', isOver && 'outline-2 outline-accent', className)}
    >
      {children}
    </div>
  );
}

/** Keeps browsers from opening a dropped file instead of the form. */
function refuseStrayFiles(): () => void {
  const listening = new AbortController();
  const refuse = (event: globalThis.DragEvent) => {
    if (hasFiles(event)) event.preventDefault();
  };
  addEventListener('dragover', refuse, listening);
  addEventListener('drop', refuse, listening);
  return () => listening.abort();
}
