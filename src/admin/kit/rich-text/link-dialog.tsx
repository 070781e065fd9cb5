import type { ChainedCommands, Command, Editor } from '@tiptap/react';
import { useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { useLabelledRecords } from '#admin/data/titles.ts';
import { AutocompleteField } from '#admin/ui/autocomplete-field.tsx';
import { Button } from '#admin/ui/button.tsx';
import { Form } from '#admin/ui/fields.tsx';
import { normaliseLinkUrl } from '#domain/site/safe-link.ts';
import { Dialog } from '#ui/dialog.tsx';

const INVALID =
  'L’adresse doit commencer par https://, par / pour une page du site, ou être un lien mailto ou tel';
const HINT = 'Le nom d’un hôtel, d’un article, d’une destination ou d’une page\u202f; ou https://…';

/** Puts the cursor at the end of the selected link text, so that text typed next does not replace it. */
const moveToEnd: Command = ({ tr, commands }) => commands.setTextSelection(tr.selection.to);

export function LinkDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const isLinked = editor.isActive('link');
  const { href } = editor.getAttributes('link');
  const [target, setTarget] = useState({ address: String(href ?? ''), name: '' });
  const [error, setError] = useState<string>();
  const { value: titles = [], emptyText } = useLabelledRecords();
  const entries = titles.flatMap(({ path, label, note }) =>
    path === null ? [] : [{ href: path, label, note }],
  );
  const url = normaliseLinkUrl(target.address);
  const isName = target.address.trim() !== '' && url === null;

  const choose = (address: string, name: string) => {
    setTarget({ address, name });
    setError(undefined);
  };
  const edit = (change: (chain: ChainedCommands) => ChainedCommands) => {
    // The editor cannot get the focus while the dialog is open; on closing, the browser restores the selection.
    flushSync(onClose);
    editor.view.focus();
    change(editor.chain().extendMarkRange('link')).run();
  };
  const apply = () => {
    if (url === null) return setError(INVALID);
    if (isLinked || !editor.state.selection.empty) {
      return edit((chain) => chain.setLink({ href: url }).command(moveToEnd));
    }
    const marks = [{ type: 'link', attrs: { href: url } }];
    const content = { type: 'text', text: target.name || url, marks };
    edit((chain) => chain.insertContent(content));
  };
  const remove = () => edit((chain) => chain.unsetLink().command(moveToEnd));

  return createPortal(
    <Dialog onClose={onClose} title="Lien" closeLabel="Annuler">
      <Form onSubmit={apply}>
        <AutocompleteField
          label="Adresse"
          hint={HINT}
          required
          value={target.address}
          error={error}
          entries={isName ? entries : null}
          emptyText={emptyText}
          onType={(typed) => choose(typed, '')}
          onChoose={(entry) => choose(entry.href, entry.label)}
        />
        <div className="mt-2 flex flex-wrap gap-4">
          <Button type="submit">{isLinked ? 'Modifier le lien' : 'Ajouter le lien'}</Button>
          {isLinked && (
            <Button variant="outline" onClick={remove}>
              Retirer le lien
            </Button>
          )}
        </div>
      </Form>
    </Dialog>,
    document.body,
  );
}
