import type { Editor } from '@tiptap/react';
import { useState } from 'react';
import { useTitles } from '#admin/data/titles.ts';
import { EntryField } from '#admin/features/palette/entry-field.tsx';
import { Button } from '#admin/ui/button.tsx';
import { TextInput } from '#admin/ui/fields.tsx';
import { FloatingForm, typedUrl } from './floating-form.tsx';

const INVALID = 'L’adresse doit commencer par https://, ou par / pour une page du site';
const HINT = 'Le nom d’un hôtel, d’un article, d’une destination ou d’une page\u202f; ou https://…';

export function LinkDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const isLinked = editor.isActive('link');
  const needsText = !isLinked && editor.state.selection.empty;
  const { href } = editor.getAttributes('link');
  const [target, setTarget] = useState({ address: String(href ?? ''), name: '' });
  const [text, setText] = useState('');
  const [error, setError] = useState<string>();
  const { value: known, problem } = useTitles();
  const entries = (known ?? []).flatMap(({ path, label, note }) =>
    path === null ? [] : [{ href: path, label, note }],
  );
  const nothing = known ? 'Aucune page du site ne porte ce nom.' : (problem ?? 'Chargement…');
  const url = typedUrl(target.address);
  const isName = target.address.trim() !== '' && url === null;

  const choose = (address: string, name: string) => {
    setTarget({ address, name });
    setError(undefined);
  };
  const apply = () => {
    if (url === null) return setError(INVALID);
    onClose();
    const chain = editor.chain().focus().extendMarkRange('link');
    if (!needsText) return void chain.setLink({ href: url }).run();
    const marks = [{ type: 'link', attrs: { href: url } }];
    chain.insertContent({ type: 'text', text: text.trim() || target.name || url, marks }).run();
  };
  const remove = () => {
    onClose();
    editor.chain().focus().extendMarkRange('link').unsetLink().run();
  };

  return (
    <FloatingForm
      title="Lien"
      submitLabel={isLinked ? 'Modifier le lien' : 'Ajouter le lien'}
      onSubmit={apply}
      onClose={onClose}
      actions={
        isLinked && (
          <Button variant="outline" onClick={remove}>
            Retirer le lien
          </Button>
        )
      }
    >
      <EntryField
        label="Adresse"
        hint={HINT}
        required
        value={target.address}
        error={error}
        entries={isName ? entries : null}
        nothing={nothing}
        onEdited={(typed) => choose(typed, '')}
        onTake={(entry) => choose(entry.href, entry.label)}
      />
      {needsText && (
        <TextInput
          label="Texte du lien"
          placeholder={target.name}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      )}
    </FloatingForm>
  );
}
