import { type ReactNode, useEffect, useRef } from 'react';
import { ChooseButton } from './choose-button.tsx';
import { LibraryButton } from './library-dialog.tsx';
import { UploadList } from './upload-list.tsx';
import type { Uploads } from './use-uploads.ts';

type PictureDropProps = {
  uploading: Uploads;
  isMultiple?: boolean;
  onFiles: (files: readonly File[]) => void;
  /** If given, the library is offered too. */
  onChoose?: (address: string) => void;
  children?: ReactNode;
};

/** A part of a form where pictures are chosen, dropped or, while focused, pasted. */
export function PictureDrop(props: PictureDropProps) {
  const { uploading, isMultiple = false, onFiles, onChoose, children } = props;
  const area = useRef<HTMLDivElement>(null);
  const hasFocus = useRef(false);
  useEffect(() => {
    // When an upload removes the focused button, the area takes the focus.
    if (hasFocus.current && document.activeElement === document.body) area.current?.focus();
  });
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would need a visible legend.
    <div
      ref={area}
      role="group"
      aria-label={isMultiple ? 'Envoyer des images' : 'Envoyer une image'}
      // Focusable by a press, so that pictures can be pasted.
      tabIndex={-1}
      className="mb-6 outline-offset-4"
      onFocus={() => {
        hasFocus.current = true;
      }}
      onBlur={() => {
        hasFocus.current = false;
      }}
      onDragOver={(event) => {
        if (event.dataTransfer.types.includes('Files')) event.preventDefault();
      }}
      onDrop={(event) => {
        const { files } = event.dataTransfer;
        if (files.length === 0) return;
        event.preventDefault();
        onFiles([...files]);
      }}
      onPaste={({ clipboardData }) => {
        // Word processors add a picture of the copied text.
        if (clipboardData.getData('text/plain') === '') onFiles([...clipboardData.files]);
      }}
    >
      {children}
      <UploadList {...uploading} />
      <div className="mt-4 flex flex-wrap items-center gap-3">
        <ChooseButton isMultiple={isMultiple} onFiles={onFiles}>
          {isMultiple ? 'Choisir des photos' : 'Choisir une photo'}
        </ChooseButton>
        {onChoose && <LibraryButton onChoose={onChoose} />}
        <p className="text-caption text-ink-2 max-md:hidden">ou déposez, ou collez ici</p>
      </div>
    </div>
  );
}
