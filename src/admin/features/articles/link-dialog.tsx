import type { Editor } from '@tiptap/react';
import { useState } from 'react';
import { Button } from '#admin/ui/button.tsx';
import { TextInput } from '#admin/ui/fields.tsx';
import { FloatingForm, typedAddress } from './floating-form.tsx';

const INVALID = 'L’adresse doit commencer par https://, ou par / pour une page du site';

/** The target of a link, and its text when nothing is selected. */
export function LinkDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const isLinked = editor.isActive('link');
  const needsWords = !isLinked && editor.state.selection.empty;
  const { href } = editor.getAttributes('link');
  const [address, setAddress] = useState(typeof href === 'string' ? href : '');
  const [words, setWords] = useState('');
  const [error, setError] = useState<string>();

  const apply = () => {
    const target = typedAddress(address);
    if (target === null) return setError(INVALID);
    onClose();
    const chain = editor.chain().focus();
    if (!needsWords) {
      chain.extendMarkRange('link').setLink({ href: target }).run();
      return;
    }
    const marks = [{ type: 'link', attrs: { href: target } }];
    chain.insertContent({ type: 'text', text: words.trim() || target, marks }).run();
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
      <TextInput
        label="Adresse"
        inputMode="url"
        required
        data-autofocus
        hint="https://… ou une page du site : /destinations"
        value={address}
        error={error}
        onChange={(event) => {
          setAddress(event.target.value);
          setError(undefined);
        }}
      />
      {needsWords && (
        <TextInput
          label="Texte du lien"
          value={words}
          onChange={(event) => setWords(event.target.value)}
        />
      )}
    </FloatingForm>
  );
}
