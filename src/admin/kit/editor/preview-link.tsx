import { doc } from 'firebase/firestore';
import * as v from 'valibot';
import { adminDb } from '#admin/data/admin-db.ts';
import { useLiveDocument } from '#admin/data/live.tsx';
import { writeStamps, writeTransaction } from '#admin/data/transaction.ts';
import { useAction } from '#admin/kit/actions.ts';
import { Button, TEXT_BUTTON_CLASS } from '#admin/ui/button.tsx';
import { COLLECTIONS } from '#domain/site/collections.ts';
import { PREVIEW_DAYS } from '#domain/site/preview-link.ts';
import { formatMoment } from '#domain/text/dates.ts';
import { DAY_MS } from '#domain/text/today.ts';
import { toastSuccess } from '#ui/toast/toast.ts';
import { useEnclosingEditor } from './use-field.ts';

const Until = v.fallback(v.string(), '');

async function hashOf(token: string): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token));
  return [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Copies a link that shows the stored record to whoever has the link; the next link ends this one. */
export function PreviewLink() {
  const { entity, stored } = useEnclosingEditor();
  const { collection } = entity;
  const path = stored ? `${COLLECTIONS.previews}/${collection}_${stored.id}` : '';
  const link = useLiveDocument(path || undefined);
  const write = (hash: string, until: Date) =>
    writeTransaction(async (transaction) => {
      const fields = { collection, record: stored?.id, hash, until, ...writeStamps() };
      transaction.set(doc(adminDb, path), fields);
    });
  const [, open] = useAction('Le lien n’a pas été créé', async () => {
    const token = `${crypto.randomUUID()}${crypto.randomUUID()}`.replaceAll('-', '');
    await write(await hashOf(token), new Date(Date.now() + PREVIEW_DAYS * DAY_MS));
    const url = `${location.origin}/apercu/${token}`;
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
  const [, end] = useAction('Le lien n’a pas été repris', () => write('', new Date()));
  const until = v.parse(Until, link?.until);
  if (!stored) return null;
  return (
    <>
      <Button variant="outline" onClick={open}>
        Lien d’aperçu
      </Button>
      {until > new Date().toISOString() && (
        <p className="text-small text-ink-2">
          Lien ouvert jusqu’au {formatMoment(until)}.{' '}
          <button type="button" className={TEXT_BUTTON_CLASS} onClick={end}>
            Reprendre le lien
          </button>
        </p>
      )}
    </>
  );
}
