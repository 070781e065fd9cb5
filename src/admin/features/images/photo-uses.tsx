import { Link } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { callLibrary } from '#admin/data/admin-callables.ts';
import { failureDescription } from '#admin/features/list/failure-description.ts';
import { type RecordKind, recordLink } from '#admin/features/list/record-link.ts';
import { ChooseButton } from '#admin/features/pictures/choose-button.tsx';
import { LibraryDialog } from '#admin/features/pictures/library-dialog.tsx';
import { PictureDrop } from '#admin/features/pictures/picture-drop.tsx';
import { UploadRow } from '#admin/features/pictures/upload-progress.tsx';
import { useUploads } from '#admin/features/pictures/use-uploads.ts';
import { Button } from '#admin/ui/button.tsx';
import { ACTION } from '#admin/ui/looks.ts';
import { Section } from '#admin/ui/section.tsx';
import { AUDITED_COLLECTIONS } from '#domain/admin/audit-entry.ts';
import { fieldLabel } from '#domain/admin/field-labels.ts';
import type { PhotoUse } from '#domain/media/library-calls.ts';
import { parsePhoto } from '#domain/media/photo.ts';
import type { StoredPhoto } from '#domain/media/stored-photo.ts';
import { COLLECTIONS } from '#domain/site/collections.ts';
import { Loading } from '#ui/loading.tsx';
import { usePhotoActions } from './use-photo-actions.ts';

type Read = { uses: readonly PhotoUse[] } | { error: string } | null;

/** The records that show a photograph, read again whenever the library notes another one. */
function useUses({ id, uses }: StoredPhoto): Read {
  const [read, setRead] = useState<Read>(null);
  const noted = uses.join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: it reads anew when what is noted changes.
  useEffect(() => {
    let isCurrent = true;
    const show = (found: Read) => isCurrent && setRead(found);
    callLibrary({ action: 'uses', id }).then(show, (error: unknown) =>
      show({ error: failureDescription(error) }),
    );
    return () => {
      isCurrent = false;
    };
  }, [id, noted]);
  return read;
}

const KINDS: Readonly<Record<string, RecordKind>> = {
  [COLLECTIONS.hotels]: 'hotel',
  [COLLECTIONS.blogPosts]: 'article',
  [COLLECTIONS.destinations]: 'destination',
  [COLLECTIONS.settings]: 'settings',
};

/** Where a photograph is shown, and how to show another one there. */
export function PhotoUses({ photo }: { photo: StoredPhoto }) {
  const read = useUses(photo);
  return (
    <Section title="Où elle est utilisée">
      {read === null && <Loading>Chargement…</Loading>}
      {read && 'error' in read && <p className="text-error">{read.error}</p>}
      {read && 'uses' in read && (
        <>
          {read.uses.length === 0 && <p className="text-ink-2">Aucune fiche ne la montre.</p>}
          <ul aria-label="Fiches qui la montrent">
            {read.uses.map((use) => (
              <li key={`${use.collection}/${use.id}`} className="border-b border-rule">
                <UseLink use={use} />
              </li>
            ))}
          </ul>
          {read.uses.length > 0 && <ReplaceEverywhere photo={photo} />}
        </>
      )}
    </Section>
  );
}

function UseLink({ use: { collection, id, label, fields } }: { use: PhotoUse }) {
  const kind = KINDS[collection];
  const audited = AUDITED_COLLECTIONS.find((one) => one === collection);
  const where = audited ? fields.map((field) => fieldLabel(audited, field)).join(', ') : '';
  return (
    <span className="flex flex-wrap items-center gap-x-4">
      {kind ? (
        <Link {...recordLink(kind, id)} className={ACTION}>
          {label}
        </Link>
      ) : (
        label
      )}
      <span className="text-small text-ink-2">{where}</span>
    </span>
  );
}

/** Shows another photograph, of the library or a new one, in every record. */
function ReplaceEverywhere({ photo }: { photo: StoredPhoto }) {
  const { isReplacing, replace } = usePhotoActions(photo);
  const [isChoosing, setChoosing] = useState(false);
  const by = (address: string) => {
    const other = parsePhoto(address);
    if (other && other.id !== photo.id) void replace(other.id);
  };
  const { uploads, start, cancel } = useUploads(({ address }) => by(address));
  return (
    <PictureDrop
      label="Remplacer partout"
      onFiles={(files) => start(files.slice(0, 1))}
      className="mt-5"
    >
      <h3 className="mb-3 font-medium">Remplacer partout par une autre</h3>
      {uploads.map((upload) => (
        <div key={upload.id} className="mb-3 flex gap-4">
          <UploadRow upload={upload} onCancel={() => cancel(upload)} />
        </div>
      ))}
      <div className="flex flex-wrap gap-3">
        <ChooseButton
          aria-disabled={isReplacing || undefined}
          onFiles={(files) => start(files.slice(0, 1))}
        >
          Choisir une photo
        </ChooseButton>
        <Button size="sm" variant="outline" onClick={() => setChoosing(true)}>
          Bibliothèque
        </Button>
      </div>
      {isChoosing && (
        <LibraryDialog
          except={photo.id}
          onClose={() => setChoosing(false)}
          onChoose={(address) => {
            setChoosing(false);
            by(address);
          }}
        />
      )}
    </PictureDrop>
  );
}
