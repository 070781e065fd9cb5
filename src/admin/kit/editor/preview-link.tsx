import { useState } from 'react';
import * as v from 'valibot';
import { useLiveDocument } from '#admin/data/live.tsx';
import { previewDocumentPath, writePreviewLink } from '#admin/data/preview-link.ts';
import { useBusyAction } from '#admin/kit/actions.ts';
import { SmallButton, TEXT_BUTTON_CLASS } from '#admin/ui/button.tsx';
import { PREVIEW_LINK_VALIDITY_DAYS } from '#domain/site/preview-link.ts';
import { formatLongDateTime } from '#domain/text/dates.ts';
import { DAY_MS } from '#domain/text/today.ts';
import { toastInfo } from '#ui/toast/toast.ts';
import { useEnclosingEditor } from './use-field.ts';

const StoredLink = v.object({ token: v.string(), until: v.string() });

/** Creates, copies and revokes a link that shows the stored record to whoever has the link. */
export function PreviewLinkControl() {
  const { entity, record, isChanged } = useEnclosingEditor();
  const id = isChanged ? undefined : record?.id;
  const { stored } = useLiveDocument(id && previewDocumentPath(entity, id));
  const [, write] = useBusyAction('Le lien n’a pas changé', (recordId: string, until: number) =>
    writePreviewLink(entity, recordId, new Date(until)),
  );
  const [, copy] = useBusyAction('Le lien n’a pas été copié', async (url: string) => {
    await navigator.clipboard.writeText(url);
    toastInfo('Lien copié');
  });
  const [now] = useState(() => new Date().toISOString());
  if (!id) return null;
  if (!v.is(StoredLink, stored) || stored.until <= now)
    return (
      <SmallButton
        onClick={() => write(id, Date.now() + PREVIEW_LINK_VALIDITY_DAYS * DAY_MS)}
        className="mt-6"
      >
        Lien d’aperçu
      </SmallButton>
    );
  const url = `${location.origin}/apercu/${stored.token}`;
  return (
    <p className="mt-6 text-small text-ink-2">
      Lien à copier, jusqu’au {formatLongDateTime(stored.until)}
      {'\u00a0'}:{' '}
      <a href={url} target="_blank" rel="noopener" className="link wrap-anywhere">
        {url}
      </a>
      <br />
      <button type="button" className={`${TEXT_BUTTON_CLASS} mr-6`} onClick={() => copy(url)}>
        Copier
      </button>
      <button type="button" className={TEXT_BUTTON_CLASS} onClick={() => write(id, 0)}>
        Reprendre le lien
      </button>
    </p>
  );
}
