import { useState } from 'react';
import { type LabelledRecord, useLabelledRecords } from '#admin/data/titles.ts';
import { createEditorFields } from '#admin/kit/editor/field.tsx';
import { PictureInput } from '#admin/kit/pictures/picture-field.tsx';
import { SortableRowsField } from '#admin/kit/rows-field.tsx';
import { AutocompleteField } from '#admin/ui/autocomplete-field.tsx';
import { TextArea } from '#admin/ui/fields.tsx';
import { CONTENT_ENTITIES } from '#domain/admin/entities.ts';
import {
  LETTER_BLOCKS_MAX,
  type LETTER_FIELDS,
  type LetterBlock,
} from '#domain/newsletter/letter.ts';

const SHOWN = CONTENT_ENTITIES.filter(({ page }) => page.invitation).map(({ section }) => section);

const { useField } = createEditorFields<typeof LETTER_FIELDS>();
const EMPTY: LetterBlock = { path: '', text: '', picture: '' };

/** Form field of a newsletter's blocks (each a record, text and picture), in the order in which readers see them. */
export function LetterBlocksField() {
  const field = useField('blocks');
  const { value: titles = [], emptyText } = useLabelledRecords();
  const entries = titles.filter(({ section }) => SHOWN.includes(section));
  const nameOf = ({ path }: LetterBlock) =>
    entries.find((entry) => entry.path === path)?.label ?? path;
  return (
    <div className="mb-6">
      <SortableRowsField
        field={field}
        nameOf={(block, index) => nameOf(block) || `le bloc ${index + 1}`}
        add={{ label: 'Ajouter un bloc', row: EMPTY, max: LETTER_BLOCKS_MAX }}
      >
        {(block, index, onChange) => {
          const change = (part: Partial<LetterBlock>) => onChange({ ...block, ...part });
          return (
            <div className="pt-4">
              <p className="text-small text-ink-2">{`Bloc ${index + 1}`}</p>
              <RecordSearch
                path={block.path}
                name={nameOf(block)}
                entries={entries}
                emptyText={emptyText}
                onChoose={(path) => change({ path })}
              />
              <TextArea
                name="blocks"
                label="Vos mots"
                hint="Laissez vide pour le texte de la fiche"
                rows={3}
                value={block.text}
                onChange={({ target }) => change({ text: target.value })}
              />
              <PictureInput
                name="blocks"
                label="Votre image"
                hint="Laissez vide pour la photo de la fiche"
                value={block.picture}
                onChange={(picture) => change({ picture })}
              />
            </div>
          );
        }}
      </SortableRowsField>
    </div>
  );
}

type RecordSearchProps = {
  path: string;
  name: string;
  entries: readonly LabelledRecord[];
  emptyText: string;
  onChoose: (path: string) => void;
};

const HINT = 'Facultatif. Sa photo et son titre s’affichent, avec un lien.';

const NOT_CHOSEN = 'Choisissez dans la liste\u00a0: un nom seul n’est pas gardé.';

/** Search field for a block's record. The choice stays until another record is chosen or the text is emptied. */
function RecordSearch({ path, name, entries, emptyText, onChoose }: RecordSearchProps) {
  // Blocks have no id: a typed text is kept with the path of the block's record, so that no other block shows it.
  const [typed, setTyped] = useState({ over: path, text: '' });
  const text = typed.over === path ? typed.text : '';
  const choose = (chosen: string) => {
    setTyped({ over: chosen, text: '' });
    onChoose(chosen);
  };
  const changeText = (next: string) => {
    if (next === '') choose('');
    else setTyped({ over: path, text: next });
  };
  const choiceHint = name ? `Choisi\u00a0: ${name}` : NOT_CHOSEN;
  return (
    <AutocompleteField
      label="Hôtel, article ou destination"
      hint={text ? choiceHint : HINT}
      value={text || name}
      entries={text ? entries : null}
      emptyText={emptyText}
      onType={changeText}
      onChoose={(entry) => choose(entry.path ?? '')}
    />
  );
}
