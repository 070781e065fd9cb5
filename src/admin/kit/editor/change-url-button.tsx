import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { requestIdChange } from '#admin/data/calls.ts';
import { bypassPublicSiteCaches } from '#admin/data/public-side.ts';
import { useBusyAction } from '#admin/kit/actions.ts';
import { Button, SmallButton } from '#admin/ui/button.tsx';
import { Form, TextInput } from '#admin/ui/fields.tsx';
import { slugify } from '#domain/text/fold-text.ts';
import { Dialog } from '#ui/dialog.tsx';
import { toastSuccess } from '#ui/toast/toast.ts';
import { useEnclosingEditor } from './use-field.ts';

/** Changes a URL that visitors may know. Until then, the URL follows the record's name, and this shows nothing. */
export function ChangeUrlButton() {
  const { entity, record, isChanged, isKnown } = useEnclosingEditor();
  const stored = isChanged ? null : record;
  const [isOpen, setOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const navigate = useNavigate();
  const slug = slugify(typed);
  const [isBusy, changeUrl] = useBusyAction('L’adresse n’a pas changé', async (from: string) => {
    await requestIdChange(entity, from, slug);
    await bypassPublicSiteCaches();
    toastSuccess('Adresse changée', { description: 'L’ancienne mène à la nouvelle.' });
    const params = { section: entity.section, id: slug };
    await navigate({ to: '/admin/$section/$id', params, replace: true });
  });
  if (!isKnown) return null;
  if (!stored)
    return (
      <p className="mt-6 text-small text-ink-2">Enregistrez d’abord, puis changez l’adresse.</p>
    );
  const isNewSlug = slug !== '' && slug !== stored.id;
  return (
    <>
      <SmallButton className="mt-6" onClick={() => setOpen(true)}>
        Changer l’adresse de la page
      </SmallButton>
      {isOpen &&
        createPortal(
          <Dialog onClose={() => setOpen(false)} title="Adresse" closeLabel="Annuler">
            <Form
              onSubmit={() => {
                if (isNewSlug) changeUrl(stored.id);
              }}
            >
              <TextInput
                label="Nouvelle adresse de la page"
                hint={`L’ancienne, ${stored.id}, y mènera.`}
                value={typed}
                onChange={({ target }) => setTyped(target.value)}
              />
              <Button type="submit" aria-disabled={isBusy || !isNewSlug}>
                {isNewSlug ? `Changer l’adresse en ${slug}` : 'Changer l’adresse'}
              </Button>
            </Form>
          </Dialog>,
          document.body,
        )}
    </>
  );
}
