import { useState } from 'react';
import * as v from 'valibot';
import { useLiveDocument } from '#admin/data/live.tsx';
import { endPreviewLink, openPreviewLink, previewPath } from '#admin/data/preview-link.ts';
import { useAction } from '#admin/kit/actions.ts';
import { Button, TEXT_BUTTON_CLASS } from '#admin/ui/button.tsx';
import { formatMoment } from '#domain/text/dates.ts';
import { toastSuccess } from '#ui/toast/toast.ts';
import { useEnclosingEditor } from './use-field.ts';

const Until = v.fallback(v.string(), '');

/** Copies a link that shows the stored record to whoever has the link; the next link ends this one. */
export function PreviewLink() {
  const { entity, record, isChanged } = useEnclosingEditor();
  const id = isChanged ? undefined : record?.id;
  const link = useLiveDocument(id && previewPath(entity, id));
  const [, open] = useAction('Le lien n’a pas été créé', async (shown: string) => {
    const url = await openPreviewLink(entity, shown);
    const isCopied = await navigator.clipboard.writeText(url).then(
      () => true,
      () => false,
    );
    const durationMs = 60_000;
    toastSuccess(isCopied ? 'Lien copié' : 'Copiez ce lien', {
      description: url,
      action: { label: 'Compris', onPress: () => undefined, durationMs },
    });
  });
  const [, end] = useAction('Le lien n’a pas été repris', (shown: string) =>
    endPreviewLink(entity, shown),
  );
  const [now] = useState(() => new Date().toISOString());
  const until = v.parse(Until, link?.until);
  if (!id) return null;
  return (
    <>
      <Button variant="outline" onClick={() => open(id)}>
        Lien d’aperçu
      </Button>
      {until > now && (
        <p className="text-small text-ink-2">
          Lien ouvert jusqu’au {formatMoment(until)}.{' '}
          <button type="button" className={TEXT_BUTTON_CLASS} onClick={() => end(id)}>
            Reprendre le lien
          </button>
        </p>
      )}
    </>
  );
}
