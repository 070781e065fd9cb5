import { createFileRoute } from '@tanstack/react-router';
import { readPhotoUses } from '#admin/data/photo-uses.ts';
import { useBusyAction } from '#admin/kit/actions.ts';
import { RowButton } from '#admin/kit/list/row-actions.tsx';
import { useRecordActions } from '#admin/kit/list/use-record-actions.ts';
import { PageHeader } from '#admin/kit/page-head.tsx';
import { PhotoList } from '#admin/kit/pictures/library.tsx';
import { PictureDropZone } from '#admin/kit/pictures/picture-drop.tsx';
import { usePhotoUploads } from '#admin/kit/pictures/use-uploads.ts';
import { ENTITIES } from '#domain/admin/entities.ts';
import { largestPictureUrl } from '#domain/media/picture-urls.ts';
import { photoDisplayName, type StoredPhoto } from '#domain/media/stored-photo.ts';
import { formatShortDateTime } from '#domain/text/dates.ts';
import { Picture } from '#ui/pictures/picture.tsx';
import { toastError, toastSuccess } from '#ui/toast/toast.ts';

export const Route = createFileRoute('/_guard/admin/images')({ component: ImagesPage });

function ImagesPage() {
  const uploading = usePhotoUploads((_, { file }) =>
    toastSuccess('Photo enregistrée', { description: file.name }),
  );
  return (
    <>
      <PageHeader title="Images" />
      <PictureDropZone isMultiple uploading={uploading} onFiles={uploading.start} />
      <PhotoList className="grid-cols-2 border-t border-ink pt-6 md:grid-cols-3 xl:grid-cols-4">
        {(photo, url) => <PhotoCard photo={photo} url={url} />}
      </PhotoList>
    </>
  );
}

function PhotoCard({ photo, url }: { photo: StoredPhoto; url: string }) {
  const name = photoDisplayName(photo);
  const actions = useRecordActions(ENTITIES.photos);
  const [isChecking, remove] = useBusyAction('La suppression a échoué', async () => {
    const uses = (await readPhotoUses()).get(photo.id);
    if (!uses) return actions.remove([photo], name);
    const where = `Montrée par\u00a0: ${[...uses.names].join(', ')}. Choisissez-y d’abord une autre image.`;
    toastError('Cette image est encore utilisée', { description: where });
  });
  return (
    <>
      <a href={largestPictureUrl(url)} target="_blank" rel="noreferrer">
        <Picture src={url} alt="" sizes="(width >= 48rem) 20rem, 50vw" />
        <span className="mt-2 line-clamp-2 text-ui break-words">{name}</span>
      </a>
      <p className="text-caption text-ink-2">Envoyée le {formatShortDateTime(photo.created_at)}</p>
      <RowButton of={name} isDangerous isDisabled={isChecking || actions.isBusy} onPress={remove}>
        Supprimer
      </RowButton>
    </>
  );
}
