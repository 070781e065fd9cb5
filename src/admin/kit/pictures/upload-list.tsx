import { Button } from '#admin/ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import type { Upload, Uploads } from './use-uploads.ts';

export function UploadList({ uploads, retry, cancel }: Uploads) {
  if (uploads.length === 0) return null;
  return (
    <ul aria-label="Images envoyées">
      {uploads.map((upload) => (
        <li key={upload.id} className="border-b border-rule py-4">
          <UploadRow
            upload={upload}
            onRetry={() => retry(upload)}
            onCancel={() => cancel(upload)}
          />
        </li>
      ))}
    </ul>
  );
}

type UploadRowProps = { upload: Upload; onRetry: () => void; onCancel: () => void };

export function UploadRow({ upload, onRetry, onCancel }: UploadRowProps) {
  const { file, sent, failure } = upload;
  return (
    <div data-failed-upload={failure ?? undefined} className="min-w-0 grow">
      <p className="truncate text-small">{file.name}</p>
      {failure === null ? (
        <progress
          aria-label={`Envoi de ${file.name}`}
          // Indeterminate while the photograph waits, is prepared or rendered.
          value={sent % 1 || undefined}
          className="progress progress-primary my-2 block w-full max-w-90"
        />
      ) : (
        <p role="alert" className="my-2 flex gap-2 text-small font-medium text-error">
          <Icon name="warning" size={17} className="mt-0.5 flex-none" />
          {failure}
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        {failure !== null && (
          <Button size="sm" aria-label={`Réessayer ${file.name}`} onClick={onRetry}>
            Réessayer
          </Button>
        )}
        <Button size="sm" variant="outline" aria-label={`Annuler ${file.name}`} onClick={onCancel}>
          Annuler
        </Button>
      </div>
    </div>
  );
}
