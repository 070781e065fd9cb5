import { type ReactNode, useState } from 'react';
import { useLiveRecord } from '#admin/data/use-live-list.ts';
import { useLeaveGuard } from '#admin/features/editor/use-leave-guard.ts';
import { BackLink, PageHead } from '#admin/features/frame/page-head.tsx';
import { cleanWords, wordsOf } from '#admin/features/pictures/photo-words.ts';
import { WordsFields } from '#admin/features/pictures/words-fields.tsx';
import { Button } from '#admin/ui/button.tsx';
import { Form } from '#admin/ui/form.tsx';
import { Section } from '#admin/ui/section.tsx';
import { photoName } from '#domain/media/photo-name.ts';
import { MEDIA_TRASH_DAYS, StoredPhoto, toPhoto } from '#domain/media/stored-photo.ts';
import { COLLECTIONS } from '#domain/site/collections.ts';
import { formatDateTime } from '#domain/text/dates.ts';
import { Loading } from '#ui/loading.tsx';
import { Crops, FocalPoint } from './focal-point.tsx';
import { PhotoUses } from './photo-uses.tsx';
import { usePhotoActions } from './use-photo-actions.ts';

const BACK = <BackLink to="/admin/images">Images</BackLink>;

type PhotoPageProps = { id: string; onDeleted: () => void };

/** A photograph of the library, live, or a notice that it is gone. */
export function PhotoPage({ id, onDeleted }: PhotoPageProps) {
  const photo = useLiveRecord(StoredPhoto, COLLECTIONS.media, id);
  if (photo) return <PhotoSheet photo={photo} onDeleted={onDeleted} />;
  if (photo === undefined) return <Loading className="py-10">Chargement de l’image…</Loading>;
  return (
    <PageHead
      title="Image introuvable"
      summary="Elle a été supprimée, ou l’adresse est fausse."
      back={BACK}
    />
  );
}

const megabytes = new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 1 });

function Summary({ photo }: { photo: StoredPhoto }) {
  const { width, height, bytes, created_at } = photo;
  const size = `${width} × ${height}\u00a0px, ${megabytes.format(bytes / 1e6)}\u00a0Mo`;
  return (
    <span className="wrap-anywhere">
      {photoName(photo)}
      <br />
      {`${size}, envoyée le ${formatDateTime(created_at)}`}
    </span>
  );
}

/** What is edited of a photograph. */
const editable = (photo: StoredPhoto) => ({ ...wordsOf(photo), focal: photo.focal });

type PhotoSheetProps = { photo: StoredPhoto; onDeleted: () => void };

function PhotoSheet({ photo, onDeleted }: PhotoSheetProps) {
  const { remove, restore } = usePhotoActions(photo);
  const isDeleted = photo.deleted_at !== null;
  return (
    <>
      <PageHead title="Modifier l’image" summary={<Summary photo={photo} />} back={BACK}>
        {isDeleted ? (
          <Button size="sm" onClick={() => void restore()}>
            Rétablir
          </Button>
        ) : (
          <Button size="sm" variant="outline" onClick={() => void remove(onDeleted)}>
            Supprimer
          </Button>
        )}
      </PageHead>
      {isDeleted && (
        <p role="status" className="alert mb-6 bg-sand text-ui">
          Cette image a été supprimée le {formatDateTime(photo.deleted_at)}. Elle peut être rétablie
          pendant {MEDIA_TRASH_DAYS} jours.
        </p>
      )}
      {!isDeleted && <PhotoForm photo={photo} />}
      <PhotoUses photo={photo} />
    </>
  );
}

/** Focal point and words. */
function PhotoForm({ photo }: { photo: StoredPhoto }) {
  const [typed, setTyped] = useState(() => editable(photo));
  const { isBusy, save } = usePhotoActions(photo);
  const changed = { ...cleanWords(typed), focal: typed.focal };
  const isChanged = JSON.stringify(changed) !== JSON.stringify(editable(photo));
  useLeaveGuard(() => isChanged);
  return (
    <Form
      onSubmit={() => {
        if (isChanged) void save(changed);
      }}
    >
      <Columns>
        <Section title="Cadrage">
          <FocalPoint
            photo={toPhoto(photo)}
            focal={typed.focal}
            onChange={(focal) => setTyped({ ...typed, focal })}
          />
        </Section>
        <Section title="Ce que le site en montre">
          <Crops photo={toPhoto(photo)} focal={typed.focal} />
        </Section>
      </Columns>
      <Section title="Textes">
        <WordsFields words={typed} onChange={(words) => setTyped({ ...typed, ...words })} />
        <div className="flex flex-wrap items-center gap-4">
          <Button type="submit" aria-disabled={isBusy || !isChanged || undefined}>
            {isBusy ? 'Enregistrement…' : 'Enregistrer'}
          </Button>
          <p role="status" className="text-small text-ink-2">
            {isChanged ? 'Modifications non enregistrées' : ''}
          </p>
        </div>
      </Section>
    </Form>
  );
}

function Columns({ children }: { children: ReactNode }) {
  return (
    <div className="grid gap-x-12 xl:grid-cols-[minmax(0,1fr)_24rem] xl:items-start">
      {children}
    </div>
  );
}
