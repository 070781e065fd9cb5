// @vitest-environment happy-dom

import { useForm, useStore } from '@tanstack/react-form';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import * as v from 'valibot';
import { afterEach, expect, test } from 'vitest';
import { firstErrorByField } from '#admin/kit/editor/editor-config.ts';
import { createEditorFields, SeoFields } from '#admin/kit/editor/field.tsx';
import { PublicationPlanField } from '#admin/kit/editor/publication-fields.tsx';
import { EditorContext } from '#admin/kit/editor/use-field.ts';
import { ENTITIES } from '#domain/admin/entities.ts';
import { DESTINATION_FIELDS } from '#domain/destination/destination.ts';
import { HOTEL_FIELDS } from '#domain/hotel/hotel.ts';
import { coerceStoredFieldValues } from '#domain/schema/any-value.ts';
import type { FieldSchemas } from '#domain/schema/field.ts';
import { fromFormValues, toFormValues } from '#domain/schema/typed-fields.ts';

afterEach(cleanup);

let values: Readonly<Record<string, unknown>> = {};

function Form({ fields, name, given }: { fields: FieldSchemas; name: string; given: object }) {
  const { Field } = createEditorFields<FieldSchemas>();
  const form = useForm({
    defaultValues: toFormValues(fields, coerceStoredFieldValues(fields, { ...given })),
  });
  values = useStore(form.store, (state) => state.values);
  return (
    <EditorContext
      value={{
        form,
        entity: ENTITIES.hotels,
        fields,
        record: null,
        isChanged: false,
        isKnown: false,
      }}
    >
      {name === 'seo_title' && <SeoFields />}
      {name === 'publish_at' ? (
        <PublicationPlanField shownBy="published" />
      ) : (
        name !== 'seo_title' && <Field name={name} />
      )}
      <button
        type="button"
        onClick={() => {
          const read = fromFormValues(fields, values);
          const { issues } = v.safeParse(v.strictObject(fields), read);
          form.setErrorMap({ onSubmit: { fields: firstErrorByField(issues, fields) } });
        }}
      >
        Contrôler
      </button>
    </EditorContext>
  );
}

function controlOf(name: string): HTMLInputElement {
  const control = document.querySelector<HTMLInputElement>(`[name="${name}"]`);
  if (!control) throw new Error(`There is no control for ${name}.`);
  return control;
}

/** Types into the control of a field; returns the displayed text and the value read from the form. */
function typed(fields: FieldSchemas, name: string, text: string, given: object = {}) {
  render(<Form fields={fields} name={name} given={given} />);
  const control = controlOf(name);
  fireEvent.change(control, { target: { value: text } });
  const shown = control.value;
  cleanup();
  return { shown, read: fromFormValues(fields, values)[name] };
}

test.each([
  ['price', '1 120,5', 1120.5],
  ['price', '', 0],
  ['price', 'cher', 'cher'],
  ['rating', '4,9', 4.9],
  ['rating', '4,8/5', 4.8],
  ['rating', '4,8 sur 5', 4.8],
  ['rating', '4/10', '4/10'],
  ['description', 'Un texte', 'Un texte'],
  ['amenities', 'Spa, , Plage ;', ['Spa', 'Plage']],
  ['coordinates', '45,9 ; 6,12', { lat: 45.9, lng: 6.12 }],
  ['coordinates', '45,9', '45,9'],
  ['coordinates', '', null],
] as const)(
  'the editor field %s displays « %s » as typed, and parses that text into its value',
  (name, text, read) => {
    expect(typed(HOTEL_FIELDS, name, text)).toEqual({ shown: text, read });
  },
);

test.each([
  ['price', '420-580', 'n’est pas clair\u00a0: écrivez 420 ou 580'],
  ['coordinates', '95, 200', 'La latitude doit être un nombre entre -90 et 90'],
] as const)('the editor field %s with the text « %s » shows the error %s', (name, text, error) => {
  render(<Form fields={HOTEL_FIELDS} name={name} given={{}} />);
  fireEvent.change(controlOf(name), { target: { value: text } });
  fireEvent.click(screen.getByRole('button', { name: 'Contrôler' }));
  expect(document.body.textContent).toContain(error);
  expect(controlOf(name).value).toBe(text);
});

test('an optional text cleared in an editor becomes null, a required one an empty string', () => {
  expect(typed(HOTEL_FIELDS, 'description', '', { description: 'a' }).read).toBeNull();
  expect(typed(HOTEL_FIELDS, 'name', '', { name: 'a' }).read).toBe('');
});

test('a destination’s display order cannot be emptied: the empty input is refused, and not stored as 0', () => {
  const { read } = typed(DESTINATION_FIELDS, 'display_order', '');
  expect(v.is(DESTINATION_FIELDS.display_order, read)).toBe(false);
});

test.each([
  ['1/12/2099', '9 h 30', '2099-12-01T08:30:00.000Z'],
  ['14.07.2099', '0:15', '2099-07-13T22:15:00.000Z'],
  ['', '9:30', null],
])(
  'in the hotel editor, the day « %s » and the Paris time « %s » schedule the publication at %s; a day unpublishes the hotel, no day leaves it published',
  (day, time, held) => {
    render(<Form fields={HOTEL_FIELDS} name="publish_at" given={{ published: true }} />);
    fireEvent.change(screen.getByLabelText('Heure'), { target: { value: time } });
    fireEvent.change(screen.getByLabelText('Publier le'), { target: { value: day } });
    expect(values).toMatchObject({ publish_at: held, published: day === '' });
    expect(screen.getByLabelText('Heure')).toHaveProperty('value', time);
  },
);

test.each([
  ['31/02/2099', '9:00'],
  ['1/12/2099', 'midi'],
])(
  'a publication scheduled on « %s » at « %s » is refused, because one of the two is invalid, and the time stays as typed',
  (day, time) => {
    render(<Form fields={HOTEL_FIELDS} name="publish_at" given={{}} />);
    fireEvent.change(screen.getByLabelText('Publier le'), { target: { value: day } });
    fireEvent.change(screen.getByLabelText('Heure'), { target: { value: time } });
    expect(screen.getByLabelText('Heure')).toHaveProperty('value', time);
    expect(v.is(HOTEL_FIELDS.publish_at, values.publish_at)).toBe(false);
  },
);

test('in an editor, a required choice is a select with its options, and a boolean is a checkbox', () => {
  render(<Form fields={HOTEL_FIELDS} name="region" given={{}} />);
  expect(screen.getByRole('combobox', { name: 'Région' })).toHaveProperty('required', true);
  expect(screen.getByRole('option', { name: 'Asie' })).toBeDefined();
  cleanup();
  render(<Form fields={HOTEL_FIELDS} name="featured" given={{}} />);
  fireEvent.click(screen.getByRole('checkbox', { name: 'Coup de cœur' }));
  expect(values.featured).toBe(true);
});

test('the hotel editor previews the hotel’s page as a search-engine result, and counts the characters of the SEO title without the brand', () => {
  const description = 'Un mot de plus. '.repeat(20);
  const known = { name: 'Anse Rose', location: 'La Digue', region: 'Asie', description };
  render(<Form fields={HOTEL_FIELDS} name="seo_title" given={known} />);
  const result = () => screen.getByRole('figure').textContent;
  expect(result()).toContain('Anse Rose, La Digue | Grand Séjour');
  expect(result()).toMatch(/Un mot de…$/);
  fireEvent.change(controlOf('seo_title'), { target: { value: 'Un titre' } });
  expect(result()).toContain('Un titre | Grand Séjour');
  expect(screen.getByText('8 sur 45 caractères recommandés')).toBeDefined();
});
