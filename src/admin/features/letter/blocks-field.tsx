import { useState } from 'react';
import { useTitles } from '#admin/data/titles.ts';
import { useField } from '#admin/kit/editor/use-field.ts';
import { PictureDrop } from '#admin/kit/pictures/picture-drop.tsx';
import { FieldPicture, PhotoFields } from '#admin/kit/pictures/picture-field.tsx';
import { useUploads } from '#admin/kit/pictures/use-uploads.ts';
import { RowsField } from '#admin/kit/rows-field.tsx';
import { Button } from '#admin/ui/button.tsx';
import { SearchField } from '#admin/ui/entry-field.tsx';
import { TextArea } from '#admin/ui/fields.tsx';
import { parsePhoto } from '#domain/media/photo.ts';
import {
  BLOCKS_MAX,
  LETTER,
  LETTER_RECORD_PATH,
  type LetterBlock,
} from '#domain/newsletter/letter.ts';

const EMPTY: LetterBlock = { path: '', text: '', picture: '' };

/** Field of a letter's blocks (records, texts and pictures), in the order in which readers see them. */
export function BlocksField() {
  const { label, value, error, setValue } = useField(LETTER, 'blocks');
  const blocks = value ?? [];
  const { value: titles, problem } = useTitles();
  const entries = (titles ?? []).flatMap(({ path, label, note }) =>
    LETTER_RECORD_PATH.test(path ?? '') ? [{ path: String(path), label, note }] : [],
  );
  const nameOf = ({ path }: LetterBlock) => entries.find((entry) => entry.path === path)?.label;
  return (
    <div className="mb-6">
      <RowsField
        label={label}
        rows={blocks}
        nameOf={(block, index) => nameOf(block) ?? `le bloc ${index + 1}`}
        onChange={setValue}
      >
        {(block, _, onChange) => (
          <BlockFields
            block={block}
            name={titles ? (nameOf(block) ?? block.path) : ''}
            entries={entries}
            emptyText={titles ? 'Aucune page du site ne porte ce nom.' : (problem ?? 'Chargement…')}
            onChange={onChange}
          />
        )}
      </RowsField>
      {error !== undefined && (
        <p role="alert" className="mt-3 text-small font-medium text-error">
          {error}
        </p>
      )}
      {blocks.length < BLOCKS_MAX && (
        <Button
          size="sm"
          variant="outline"
          className="mt-4"
          onClick={() => setValue([...blocks, EMPTY])}
        >
          Ajouter un bloc
        </Button>
      )}
    </div>
  );
}

type BlockFieldsProps = {
  block: LetterBlock;
  name: string;
  entries: readonly { path: string; label: string; note: string }[];
  emptyText: string;
  onChange: (block: LetterBlock) => void;
};

function BlockFields({ block, name, entries, emptyText, onChange }: BlockFieldsProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const change = (part: Partial<LetterBlock>) => onChange({ ...block, ...part });
  return (
    <div className="pt-2">
      <SearchField
        label="Hôtel, article ou destination"
        hint="Facultatif. Sa photo et son titre s’affichent, avec un lien."
        value={typed ?? name}
        entries={typed ? entries : null}
        emptyText={emptyText}
        onType={(text) => {
          setTyped(text);
          change({ path: '' });
        }}
        onChoose={({ path }) => {
          setTyped(null);
          change({ path });
        }}
      />
      <TextArea
        name="blocks"
        label="Vos mots"
        hint={block.path === '' ? undefined : 'Vides\u00a0: le texte de la fiche'}
        rows={3}
        value={block.text}
        onChange={({ target }) => change({ text: target.value })}
      />
      {block.path === '' && (
        <BlockPicture picture={block.picture} onChange={(picture) => change({ picture })} />
      )}
    </div>
  );
}

type BlockPictureProps = { picture: string; onChange: (picture: string) => void };

function BlockPicture({ picture, onChange }: BlockPictureProps) {
  const uploading = useUploads(onChange);
  const photo = parsePhoto(picture);
  return (
    <PictureDrop
      uploading={uploading}
      onFiles={(files) => uploading.start(files.slice(0, 1))}
      onChoose={onChange}
    >
      {picture !== '' && <FieldPicture src={picture} className="mb-3 w-42" />}
      {photo && <PhotoFields photo={photo} name="blocks" onChange={onChange} />}
      {picture !== '' && (
        <Button size="sm" variant="outline" onClick={() => onChange('')}>
          Retirer l’image
        </Button>
      )}
    </PictureDrop>
  );
}
