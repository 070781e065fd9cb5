import { type ReactNode, useState } from 'react';
import { Button } from '#admin/ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { AddressInput } from './address-input.tsx';
import { ChooseButton } from './choose-button.tsx';
import { LibraryDialog } from './library-dialog.tsx';
import { PhotoThumb } from './photo-thumb.tsx';
import { NO_WORDS, type PhotoWords, usePhotoWords } from './photo-words.ts';
import { PictureDrop } from './picture-drop.tsx';
import { UploadPreview, UploadProgress } from './upload-progress.tsx';
import { useUploads } from './use-uploads.ts';
import { WordsFields } from './words-fields.tsx';

const DROP_LABEL = 'Envoyer une image';

export type ImageInputProps = {
  name: string;
  label: string;
  value: string;
  error?: string | undefined;
  hint?: string | undefined;
  required?: boolean | undefined;
  /** In a dialog: the address has the focus first. */
  isFirst?: boolean | undefined;
  /** Extracts the URL where more than a URL may be typed. */
  urlOf?: ((text: string) => string | null) | undefined;
  onChange: (value: string) => void;
  /** False where the form asks for the alternative text itself. */
  hasWords?: boolean | undefined;
  onBusy?: ((isBusy: boolean) => void) | undefined;
};

/**
 * A picture: a photograph that is chosen, dropped, pasted or taken from the library, or an address.
 * Its value is a string: the address.
 */
export function ImageInput(props: ImageInputProps) {
  const { name, label, value, error, onChange, onBusy, hasWords = true } = props;
  const words = usePhotoWords(value, onChange);
  const [typed, setTyped] = useState<PhotoWords>(NO_WORDS);
  const [isChoosing, setChoosing] = useState(false);
  const { uploads, start, cancel } = useUploads(({ address }) => {
    onBusy?.(false);
    words.adopt(address, typed);
    setTyped(NO_WORDS);
  });
  const upload = uploads.at(-1);

  const stop = () => {
    for (const one of uploads) cancel(one);
    onBusy?.(false);
  };
  const send = (files: readonly File[]) => {
    if (files.length === 0) return;
    // One picture: the last one wins.
    stop();
    onBusy?.(true);
    start(files.slice(0, 1));
  };
  const { photo } = words;
  const shown = upload ? typed : photo;
  const buttons = (
    <PictureButtons
      name={photo || upload ? name : undefined}
      isReplacing={photo !== null}
      onFiles={send}
      onLibrary={() => setChoosing(true)}
      onRemove={photo && !upload ? () => onChange('') : undefined}
    />
  );
  return (
    <PictureDrop label={DROP_LABEL} onFiles={send} className="mb-6">
      {photo || upload ? (
        <PictureCard label={label} error={words.error ?? error}>
          <div className="w-42 flex-none">
            {upload ? <UploadPreview upload={upload} /> : photo && <PhotoThumb photo={photo} />}
          </div>
          {upload ? (
            <UploadProgress upload={upload} onCancel={stop} />
          ) : (
            <div className="min-w-0 grow">{buttons}</div>
          )}
        </PictureCard>
      ) : (
        <>
          <AddressInput {...props} />
          <div className="-mt-4">{buttons}</div>
        </>
      )}
      {hasWords && shown && (
        <WordsFields
          words={shown}
          photo={upload ? null : photo}
          onChange={(change) =>
            upload || !photo
              ? setTyped({ ...typed, ...change })
              : words.change({ ...photo, ...change })
          }
          onCommit={(change) => photo && !upload && words.commit({ ...photo, ...change })}
        />
      )}
      {isChoosing && (
        <LibraryDialog
          onClose={() => setChoosing(false)}
          onChoose={(address) => {
            setChoosing(false);
            stop();
            onChange(address);
          }}
        />
      )}
    </PictureDrop>
  );
}

type PictureButtonsProps = {
  /** The field's, where no input has it: error summaries focus by it. */
  name: string | undefined;
  isReplacing: boolean;
  onFiles: (files: readonly File[]) => void;
  onLibrary: () => void;
  onRemove: (() => void) | undefined;
};

function PictureButtons(props: PictureButtonsProps) {
  const { name, isReplacing, onFiles, onLibrary, onRemove } = props;
  return (
    <div className="flex flex-wrap items-center gap-3">
      <ChooseButton name={name} onFiles={onFiles}>
        {isReplacing ? 'Changer de photo' : 'Choisir une photo'}
      </ChooseButton>
      <Button size="sm" variant="outline" onClick={onLibrary}>
        Bibliothèque
      </Button>
      {onRemove && (
        <Button size="sm" variant="outline" onClick={onRemove}>
          Retirer
        </Button>
      )}
      <p className="text-caption text-ink-2 max-md:hidden">ou déposez-la, ou collez-la ici</p>
    </div>
  );
}

type PictureCardProps = { label: string; error: string | undefined; children: ReactNode };

function PictureCard({ label, error, children }: PictureCardProps) {
  return (
    <>
      <p className="field-label mb-2">{label}</p>
      <div className="mb-3 flex flex-wrap gap-x-5 gap-y-3 md:flex-nowrap">{children}</div>
      {error !== undefined && (
        <p role="alert" className="mb-3 flex gap-2 text-small font-medium text-error">
          <Icon name="warning" size={17} className="mt-0.5 flex-none" />
          {error}
        </p>
      )}
    </>
  );
}
