import { useState } from 'react';
import { PageHead } from '#admin/frame/page-head.tsx';
import { textsOf } from '#admin/kit/entity-texts.ts';
import { Filters } from '#admin/kit/list/filters.tsx';
import { useRecordActions } from '#admin/kit/list/use-record-actions.ts';
import { ChooseButton } from '#admin/kit/pictures/choose-button.tsx';
import { PhotoList } from '#admin/kit/pictures/photo-list.tsx';
import { PictureDrop } from '#admin/kit/pictures/picture-drop.tsx';
import { UploadList } from '#admin/kit/pictures/upload-list.tsx';
import { useUploads } from '#admin/kit/pictures/use-uploads.ts';
import { useAction } from '#admin/kit/use-action.ts';
import { ACTION } from '#admin/ui/looks.ts';
import { ENTITIES } from '#domain/admin/entities.ts';
import { photoName, type StoredPhoto } from '#domain/media/stored-photo.ts';
import { largeImage } from '#domain/site/image-url.ts';
import { formatDateTime } from '#domain/text/dates.ts';
import { Picture } from '#ui/pictures/picture.tsx';
import { toastError, toastSuccess } from '#ui/toast/toast.ts';
import { readPhotoUses } from './photo-uses.ts';

const FILTER = {
  name: 'shown',
  label: 'Afficher',
  options: { unused: 'Inutilisées' },
};

export function ImagesPage() {
  const uploading = useUploads(({ isKnown }, { file }) =>
    toastSuccess(isKnown ? 'Image déjà dans la bibliothèque' : 'Image enregistrée', file.name),
  );
  const [shown, setShown] = useState<string>();
  const [uses, setUses] = useState<ReadonlyMap<string, unknown>>(new Map());
  const [, show] = useAction(
    'Impossible de savoir où les images sont montrées',
    async (wanted: string | undefined) => {
      if (wanted === 'unused') setUses(await readPhotoUses());
      setShown(wanted);
    },
  );
  return (
    <>
      <PageHead title="Images" />
      <PictureDrop label="Envoyer des images" onFiles={uploading.start} className="mb-6">
        <div className="flex flex-wrap items-center gap-3">
          <ChooseButton isMultiple onFiles={uploading.start}>
            Choisir des photos
          </ChooseButton>
          <p className="text-caption text-ink-2 max-md:hidden">ou déposez-les, ou collez-les ici</p>
        </div>
        <UploadList {...uploading} />
      </PictureDrop>
      <Filters
        filters={[FILTER]}
        all="Toutes"
        search={{ shown }}
        onChange={(part) => show(part.shown)}
      />
      <PhotoList
        isShown={({ id }) => shown === undefined || !uses.has(id)}
        className="grid-cols-2 border-t border-ink pt-6 md:grid-cols-3 xl:grid-cols-4"
      >
        {(photo, address) => <PhotoCard photo={photo} address={address} />}
      </PhotoList>
    </>
  );
}

function PhotoCard({ photo, address }: { photo: StoredPhoto; address: string }) {
  const name = photoName(photo);
  const actions = useRecordActions(ENTITIES.photos);
  const [isChecking, remove] = useAction(textsOf(ENTITIES.photos).notDeleted, async () => {
    const uses = (await readPhotoUses()).get(photo.id);
    if (!uses) return actions.remove([photo], name);
    const where = `Montrée par\u00a0: ${uses.join(', ')}. Choisissez-y d’abord une autre image.`;
    toastError('Cette image est encore utilisée', where);
  });
  return (
    <>
      <a href={largeImage(address)} target="_blank" rel="noreferrer">
        <Picture src={address} alt="" sizes="(width >= 48rem) 20rem, 50vw" />
        <span className="mt-2 line-clamp-2 text-ui break-words">{name}</span>
      </a>
      <p className="text-caption text-ink-2">Envoyée le {formatDateTime(photo.created_at)}</p>
      <button
        type="button"
        className={ACTION}
        aria-label={`Supprimer ${name}`}
        aria-disabled={isChecking || actions.isBusy}
        onClick={remove}
      >
        Supprimer
      </button>
    </>
  );
}
