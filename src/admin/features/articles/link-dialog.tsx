import type { Editor } from '@tiptap/react';
import { useState } from 'react';
import { Button } from '#admin/ui/button.tsx';
import { TextInput } from '#admin/ui/fields.tsx';
import { FloatingForm, typedUrl, UrlField } from './floating-form.tsx';

const INVALID = 'L’adresse doit commencer par https://, ou par / pour une page du site';

/** The target of a link, and its text when nothing is selected. */
export function LinkDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const isLinked = editor.isActive('link');
  const needsText = !isLinked && editor.state.selection.empty;
  const { href: current } = editor.getAttributes('link');
  const [error, setError] = useState<string>();

  const apply = (entered: FormData) => {
    const href = typedUrl(entered.get('url'));
    if (href === null) return setError(INVALID);
    onClose();
    const chain = editor.chain().focus();
    if (!needsText) {
      chain.extendMarkRange('link').setLink({ href }).run();
      return;
    }
    const text = String(entered.get('text')).trim() || href;
    chain.insertContent({ type: 'text', text, marks: [{ type: 'link', attrs: { href } }] }).run();
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
      <UrlField
        label="Adresse"
        hint={'https://… ou une page du site\u00a0: /destinations'}
        defaultValue={typeof current === 'string' ? current : ''}
        error={error}
        onEdited={() => setError(undefined)}
      />
      {needsText && <TextInput name="text" label="Texte du lien" />}
    </FloatingForm>
  );
}
