import { useField } from '@tanstack/react-form';
import { type ComponentProps, createContext, type ReactNode, useContext } from 'react';
import { fieldContext, formContext } from './form-context.ts';
import { ImageField } from './image-field.tsx';
import { CheckField, ChoiceField, LineField, ListField, TextField } from './use-editor-form.tsx';

/** The labels of the editor's fields, by name. */
export const FieldLabels = createContext<Readonly<Record<string, string>>>({});

type Named<TProps, TName extends string = string> = Omit<TProps, 'label'> & { name: TName };
type FieldProps<TName extends string = string> = {
  name: TName;
  children: (label: string) => ReactNode;
};

function Field({ name, children }: FieldProps) {
  const field = useField({ form: useContext(formContext), name });
  const label = useContext(FieldLabels)[name] ?? name;
  return <fieldContext.Provider value={field}>{children(label)}</fieldContext.Provider>;
}

type LineProps = ComponentProps<typeof LineField>;
type TextProps = ComponentProps<typeof TextField>;
type ChoiceProps = ComponentProps<typeof ChoiceField>;
type CheckProps = ComponentProps<typeof CheckField>;
type ImageProps = ComponentProps<typeof ImageField>;
type ListProps = ComponentProps<typeof ListField>;

const FIELDS = {
  Field,
  LineField: ({ name, ...props }: Named<LineProps>) => (
    <Field name={name}>{(label) => <LineField {...props} label={label} />}</Field>
  ),
  TextField: ({ name, ...props }: Named<TextProps>) => (
    <Field name={name}>{(label) => <TextField {...props} label={label} />}</Field>
  ),
  ChoiceField: ({ name, ...props }: Named<ChoiceProps>) => (
    <Field name={name}>{(label) => <ChoiceField {...props} label={label} />}</Field>
  ),
  CheckField: ({ name, ...props }: Named<CheckProps>) => (
    <Field name={name}>{(label) => <CheckField {...props} label={label} />}</Field>
  ),
  ImageField: ({ name, ...props }: Named<ImageProps>) => (
    <Field name={name}>{(label) => <ImageField {...props} label={label} />}</Field>
  ),
  ListField: ({ name, ...props }: Named<ListProps>) => (
    <Field name={name}>{(label) => <ListField {...props} label={label} />}</Field>
  ),
};

type NameOf<TValues, TValue> = {
  [TName in keyof TValues & string]: TValues[TName] extends TValue ? TName : never;
}[keyof TValues & string];

type EditorFields<TValues> = {
  /** For an input of its own, which reads its value by `useFieldContext`. */
  Field: (props: FieldProps<keyof TValues & string>) => ReactNode;
  LineField: (props: Named<LineProps, NameOf<TValues, string>>) => ReactNode;
  TextField: (props: Named<TextProps, NameOf<TValues, string>>) => ReactNode;
  ChoiceField: (props: Named<ChoiceProps, NameOf<TValues, string>>) => ReactNode;
  CheckField: (props: Named<CheckProps, NameOf<TValues, boolean>>) => ReactNode;
  ImageField: (props: Named<ImageProps, NameOf<TValues, string>>) => ReactNode;
  ListField: (props: Named<ListProps, NameOf<TValues, string>>) => ReactNode;
};

/**
 * The fields of an editor inside its RecordEditorFrame, which knows the form and the labels:
 * `const { LineField } = editorFields<HotelValues>()`, then `<LineField name="name" required />`.
 */
export const editorFields = <TValues,>(): EditorFields<TValues> => FIELDS;
