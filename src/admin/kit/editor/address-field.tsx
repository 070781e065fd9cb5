import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { moveRecord } from '#admin/data/calls.ts';
import { refreshPublicSide } from '#admin/data/public-side.ts';
import { useAction } from '#admin/kit/actions.ts';
import { SmallButton } from '#admin/ui/button.tsx';
import { TextInput } from '#admin/ui/fields.tsx';
import { slugify } from '#domain/text/fold-text.ts';
import { toastSuccess } from '#ui/toast/toast.ts';
import { useEnclosingEditor } from './use-field.ts';

/** Changes the address of a record that visitors have seen; until then, the address follows the name. */
export function AddressField() {
  const { entity, record, isChanged, wasShown } = useEnclosingEditor();
  const stored = isChanged ? null : record;
  const [typed, setTyped] = useState('');
  const navigate = useNavigate();
  const slug = slugify(typed);
  const [isBusy, change] = useAction('L’adresse n’a pas changé', async (from: string) => {
    await moveRecord(entity, from, slug);
    await refreshPublicSide();
    toastSuccess('Adresse changée', { description: 'L’ancienne mène à la nouvelle.' });
    const params = { section: entity.section, id: slug };
    await navigate({ to: '/admin/$section/$id', params, replace: true });
  });
  if (!wasShown) return null;
  return (
    <div className="mt-6">
      <TextInput
        label="Nouvelle adresse de la page"
        hint={stored ? `L’ancienne, ${stored.id}, y mènera.` : 'Enregistrez d’abord le reste.'}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      {stored && slug !== '' && slug !== stored.id && (
        <SmallButton aria-disabled={isBusy} onClick={() => change(stored.id)}>
          {`Changer l’adresse en ${slug}`}
        </SmallButton>
      )}
    </div>
  );
}
