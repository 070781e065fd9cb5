import { Button } from '#admin/ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import type { PhotoUpload, UploadState } from './photo-upload.ts';
import { useUploadState } from './use-uploads.ts';

const RENDERING = 'Enregistrement de l’image…';

function textOf(state: UploadState): string {
  if (state.status === 'preparing') return 'Préparation de l’image…';
  if (state.status === 'sending') return state.sent < 1 ? 'Envoi de l’image…' : RENDERING;
  return '';
}

type UploadProgressProps = { upload: PhotoUpload; onCancel: () => void };

/** How far an upload is, why it failed, and what can be done. */
export function UploadProgress({ upload, onCancel }: UploadProgressProps) {
  const state = useUploadState(upload);
  const { name } = upload.file;
  const percent = state.status === 'sending' ? Math.round(state.sent * 100) : 0;
  return (
    <div className="min-w-0 grow">
      <p className="truncate text-small">{name}</p>
      {/* In words only where it changes: each percent would be read aloud. */}
      <p role="status" className="text-caption text-ink-2">
        {textOf(state)}
      </p>
      {state.status !== 'failed' && (
        <progress
          aria-label={`Envoi de ${name}`}
          max={100}
          {...(state.status === 'sending' && percent < 100 ? { value: percent } : {})}
          className="progress progress-primary my-2 block w-full max-w-90"
        />
      )}
      {state.status === 'failed' && (
        <p role="alert" className="my-2 flex gap-2 text-small font-medium text-error">
          <Icon name="warning" size={17} className="mt-0.5 flex-none" />
          {state.message}
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        {state.status === 'failed' && state.canRetry && (
          <Button size="sm" onClick={() => upload.retry()} aria-label={`Réessayer ${name}`}>
            Réessayer
          </Button>
        )}
        <Button size="sm" variant="outline" onClick={onCancel} aria-label={`Annuler ${name}`}>
          Annuler
        </Button>
      </div>
    </div>
  );
}

/** An upload beside its picture, in a list. */
export function UploadRow({ upload, onCancel }: UploadProgressProps) {
  return (
    <>
      <div className="w-25 flex-none md:w-42">
        <UploadPreview upload={upload} />
      </div>
      <UploadProgress upload={upload} onCancel={onCancel} />
    </>
  );
}

/** The picture that is being sent, as far as the browser can show it. */
export function UploadPreview({ upload }: { upload: PhotoUpload }) {
  useUploadState(upload);
  return (
    <span className="block aspect-3/2 w-full bg-sand">
      {upload.preview !== null && (
        <img src={upload.preview} alt="" className="size-full object-cover" />
      )}
    </span>
  );
}
