import type { Editor } from '@tiptap/react';
import { useState } from 'react';
import { BLOG_POSTS, DESTINATIONS, HOTELS, PAGE_CONTENTS } from '#admin/data/sources.ts';
import { useLiveList } from '#admin/data/use-live-list.ts';
import { EntryField } from '#admin/features/palette/entry-field.tsx';
import { linkEntries } from '#admin/features/palette/palette-entries.ts';
import { Button } from '#admin/ui/button.tsx';
import { TextInput } from '#admin/ui/fields.tsx';
import { FloatingForm, typedUrl } from './floating-form.tsx';
import { linkProblem } from './link-problem.ts';

const INVALID = 'L’adresse doit commencer par https://, ou par / pour une page du site';
const MISSING =
  'Le site n’a pas de page à cette adresse\u00a0: corrigez-la, ou gardez-la telle quelle';
const HIDDEN = 'Cette page n’est pas encore publique\u00a0: le lien y mènera quand elle le sera.';

/** Puts a link at the cursor: on what is selected, or as a text of its own. */
function insertLink(editor: Editor, href: string, text: string | null): void {
  const chain = editor.chain().focus();
  if (text === null) {
    chain.extendMarkRange('link').setLink({ href }).run();
    return;
  }
  const marks = [{ type: 'link', attrs: { href } }];
  chain.insertContent({ type: 'text', text: text.trim() || href, marks }).run();
}

/** The target of a link, and its text when nothing is selected. */
export function LinkDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const isLinked = editor.isActive('link');
  const needsText = !isLinked && editor.state.selection.empty;
  const { href: current } = editor.getAttributes('link');
  const [address, setAddress] = useState(typeof current === 'string' ? current : '');
  const [text, setText] = useState('');
  // The text that a page gave: another page’s takes its place, never that of one’s own.
  const [given, setGiven] = useState('');
  // Not while one types: only what is there, chosen or entered is judged.
  const [isEntered, setEntered] = useState(address !== '');
  const hotels = useLiveList(HOTELS);
  const posts = useLiveList(BLOG_POSTS);
  const named = {
    hotels: hotels.records,
    posts: posts.records,
    destinations: useLiveList(DESTINATIONS).records,
    contents: useLiveList(PAGE_CONTENTS).records,
  };
  const url = typedUrl(address);
  // Where there are more records, one that is not known may exist.
  const whole = {
    ...named,
    hotels: hotels.isCut ? undefined : hotels.records,
    posts: posts.isCut ? undefined : posts.records,
  };
  const problem = url && linkProblem(url, whole, location.origin);
  const isMissing = isEntered && problem === 'missing';
  const isInvalid = isEntered && url === null;

  const isName = address.trim() !== '' && url === null;
  const statusOf = (found: number, isOpen: boolean) => {
    if (!isOpen || found > 0 || !isName) return problem === 'hidden' ? HIDDEN : undefined;
    const isReading = Object.values(named).includes(undefined);
    return isReading ? 'Chargement…' : 'Aucune page du site ne porte ce nom.';
  };

  const apply = (href: string) => {
    onClose();
    insertLink(editor, href, needsText ? text : null);
  };
  const remove = () => {
    onClose();
    editor.chain().focus().extendMarkRange('link').unsetLink().run();
  };

  return (
    <FloatingForm
      title="Lien"
      submitLabel={isLinked ? 'Modifier le lien' : 'Ajouter le lien'}
      onSubmit={() => {
        setEntered(true);
        if (url !== null && problem !== 'missing') apply(url);
      }}
      onClose={onClose}
      actions={
        <>
          {isMissing && url && (
            <Button variant="outline" onClick={() => apply(url)}>
              Garder cette adresse
            </Button>
          )}
          {isLinked && (
            <Button variant="outline" onClick={remove}>
              Retirer le lien
            </Button>
          )}
        </>
      }
    >
      <EntryField
        label="Adresse"
        hint={
          'Le nom d’un hôtel, d’un article, d’une destination ou d’une page\u202f; ou https://…'
        }
        required
        value={address}
        error={isMissing ? MISSING : isInvalid ? INVALID : undefined}
        entries={linkEntries(named)}
        takesFirst={isName}
        statusOf={statusOf}
        onEdited={(typed) => {
          setAddress(typed);
          setEntered(false);
        }}
        onTake={({ href, label }) => {
          setAddress(href);
          setEntered(true);
          if (text.trim() !== '' && text !== given) return;
          setText(label);
          setGiven(label);
        }}
      />
      {needsText && (
        <TextInput
          label="Texte du lien"
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      )}
    </FloatingForm>
  );
}
