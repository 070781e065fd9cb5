import type { ComponentProps, ReactNode } from 'react';
import { PictureField, type PictureFieldProps } from '#admin/kit/pictures/picture-field.tsx';
import { Checkbox } from '#admin/ui/checkbox.tsx';
import { Select, TextArea, TextInput } from '#admin/ui/fields.tsx';
import { parseTagList } from '#domain/admin/typed-values.ts';
import { type EditorField, useEditorField } from './use-editor-field.ts';

type Bound = 'name' | 'label' | 'value' | 'error' | 'onChange';

type LineFieldProps = Omit<ComponentProps<typeof TextInput>, Bound> & {
  /** Called after each edit: a slug follows its name. */
  onEdited?: ((text: string) => void) | undefined;
  /** Run on every change, besides the check on submission. */
  check?: ((text: string) => string | undefined) | undefined;
};

function LineField({ name, onEdited, check, ...props }: LineFieldProps & { name: string }) {
  const { setValue, ...field } = useEditorField<string>(name, check);
  return (
    <TextInput
      {...props}
      {...field}
      onChange={(event) => {
        setValue(event.target.value);
        onEdited?.(event.target.value);
      }}
    />
  );
}

type TextFieldProps = Omit<ComponentProps<typeof TextArea>, Bound>;

function TextField({ name, ...props }: TextFieldProps & { name: string }) {
  const { setValue, ...field } = useEditorField<string>(name);
  return <TextArea {...props} {...field} onChange={(event) => setValue(event.target.value)} />;
}

type ChoiceFieldProps = Omit<ComponentProps<typeof Select>, Bound>;

function ChoiceField({ name, ...props }: ChoiceFieldProps & { name: string }) {
  const { setValue, ...field } = useEditorField<string>(name);
  return <Select {...props} {...field} onChange={(event) => setValue(event.target.value)} />;
}

type CheckFieldProps = { hint?: string | undefined };

function CheckField({ name, hint }: CheckFieldProps & { name: string }) {
  const { label, value, setValue } = useEditorField<boolean>(name);
  return <Checkbox name={name} label={label} hint={hint} checked={value} onChange={setValue} />;
}

/** A typed or pasted list; the resulting items are shown below. */
function ListField({ name }: { name: string }) {
  const { setValue, ...field } = useEditorField<string>(name);
  const items = parseTagList(field.value);
  return (
    <div>
      <TextArea
        {...field}
        rows={2}
        hint="Séparés par des virgules, des points-virgules ou des retours à la ligne"
        onChange={(event) => setValue(event.target.value)}
      />
      {items.length > 0 && (
        <ul aria-label={`${field.label}, un par un`} className="-mt-4 mb-6 flex flex-wrap gap-2">
          {items.map((item, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same word may be typed twice.
            <li key={`${item}-${index}`} className="badge h-auto bg-sand py-1 text-small">
              {item}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

type NameOf<TValues, TValue> = {
  [TName in keyof TValues & string]: TValues[TName] extends TValue ? TName : never;
}[keyof TValues & string];

type TextNamed<TValues> = { name: NameOf<TValues, string> };

type EditorFields<TValues> = {
  LineField: (props: LineFieldProps & TextNamed<TValues>) => ReactNode;
  TextField: (props: TextFieldProps & TextNamed<TValues>) => ReactNode;
  ChoiceField: (props: ChoiceFieldProps & TextNamed<TValues>) => ReactNode;
  CheckField: (props: CheckFieldProps & { name: NameOf<TValues, boolean> }) => ReactNode;
  PictureField: (props: PictureFieldProps & TextNamed<TValues>) => ReactNode;
  ListField: (props: TextNamed<TValues>) => ReactNode;
  /** For an input of its own. */
  useField: <TName extends keyof TValues & string>(name: TName) => EditorField<TValues[TName]>;
};

const FIELDS = {
  LineField,
  TextField,
  ChoiceField,
  CheckField,
  PictureField,
  ListField,
  useField: useEditorField,
};

/**
 * The fields of an editor, for use inside its RecordEditorFrame, which knows the form and the
 * labels: `const { LineField } = editorFields<HotelValues>()`, then `<LineField name="name" />`.
 */
export const editorFields = <TValues,>(): EditorFields<TValues> => FIELDS;
