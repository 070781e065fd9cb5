import { useState } from 'react';
import { useField } from '#admin/kit/editor/use-field.ts';
import { Button } from '#admin/ui/button.tsx';
import { TextInput } from '#admin/ui/fields.tsx';
import { parsePhoto } from '#domain/media/photo.ts';
import { isImageUrl } from '#domain/site/image-url.ts';
import { Picture } from '#ui/pictures/picture.tsx';
import { ChooseButton } from './choose-button.tsx';
import { LibraryButton } from './library-button.tsx';
import { PictureDrop } from './picture-drop.tsx';
import { PictureWords } from './picture-words.tsx';
import { UploadList } from './upload-list.tsx';
import { useUploads } from './use-uploads.ts';

type PictureFieldProps = {
  name: string;
  hint?: string | undefined;
  required?: boolean | undefined;
  /** Extracts the URL where more than a URL may be typed. */
  urlOf?: ((text: string) => string | null) | undefined;
};

const HINT = 'Une photo choisie ci-dessous, ou une adresse complète, en https';

const imageUrl = (text: string) => (isImageUrl(text.trim()) ? text.trim() : null);

/** Edits the picture of a record: a photograph from the device or the library, or a URL. */
export function PictureField(props: PictureFieldProps) {
  const { name, hint = HINT, required, urlOf = imageUrl } = props;
  const { label, value: stored, error, setValue } = useField<string | null>(name);
  const value = stored ?? '';
  const change = (address: string) => setValue(address || null);
  const uploading = useUploads(({ address }) => change(address));
  const photo = parsePhoto(value);
  const replace = (address: string) => {
    uploading.uploads.forEach(uploading.cancel);
    change(address);
  };
  const upload = (files: readonly File[]) => {
    if (files.length === 0) return;
    uploading.uploads.forEach(uploading.cancel);
    uploading.start(files.slice(0, 1));
  };
  return (
    <PictureDrop label="Envoyer une image" onFiles={upload} className="mb-6">
      {photo ? (
        <>
          <p className="field-label mb-2">{label}</p>
          <div className="mb-3 w-42">
            <Picture src={value} alt="" sizes="168px" />
          </div>
          {error !== undefined && (
            <p role="alert" className="mb-3 text-small font-medium text-error">
              {error}
            </p>
          )}
        </>
      ) : (
        <>
          <TextInput
            {...{ name, label, value, hint, required, error }}
            inputMode="url"
            onChange={({ target }) => change(target.value)}
          />
          <AddressPreview key={value} typed={value} url={urlOf(value)} />
        </>
      )}
      <div className="mb-3 flex flex-wrap items-center gap-3">
        <ChooseButton onFiles={upload}>
          {photo ? 'Changer de photo' : 'Choisir une photo'}
        </ChooseButton>
        <LibraryButton onChoose={replace} />
        {photo && (
          <Button size="sm" variant="outline" onClick={() => replace('')}>
            Retirer
          </Button>
        )}
        <p className="text-caption text-ink-2 max-md:hidden">ou déposez-la, ou collez-la ici</p>
      </div>
      <UploadList {...uploading} />
      <PictureWords name={name} address={value} onChange={change} />
    </PictureDrop>
  );
}

/** Shows the image of a typed address, so that a wrong address is noticed at once. */
function AddressPreview({ typed, url }: { typed: string; url: string | null }) {
  const [isBroken, setBroken] = useState(false);
  if (url === null) return null;
  return (
    <div className="-mt-4 mb-4 text-caption break-all text-ink-2">
      {url !== typed.trim() && <p role="status">Adresse retenue{`\u00a0: ${url}`}</p>}
      {isBroken ? (
        <p role="status">
          Aucune image ne répond à cette adresse{'\u00a0'}: l’image par défaut sera affichée.
        </p>
      ) : (
        <img
          src={url}
          alt="Aperçu de l’image"
          onError={() => setBroken(true)}
          className="h-28 w-42 bg-sand object-cover"
        />
      )}
    </div>
  );
}
