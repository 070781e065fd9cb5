import { act, fireEvent, screen } from '@testing-library/react';
import type { HolidayField, HolidayValues } from '#domain/requests/holiday-rules.ts';

/** A valid request. */
export const REQUEST: Partial<HolidayValues> = {
  prenom: 'Camille',
  nom: 'Delattre',
  methodeContact: 'appel',
  telephone: '06 12 34 56 78',
  typeVacances: 'voyage-romantique',
  nombrePersonnes: '2',
};

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const controls = (name: string) => [
  ...document.querySelectorAll<HTMLInputElement>(`[name="${name}"]`),
];

export function field(name: HolidayField): Control {
  const [control] = controls(name);
  if (!control) throw new Error(`The form has no field ${name}.`);
  return control;
}

export const hasField = (name: HolidayField) => controls(name).length > 0;

/** Fills the fields in that order: a contact method brings its field. */
export function fill(values: Partial<HolidayValues>): void {
  for (const [name, value] of Object.entries(values)) {
    const [first, ...others] = controls(name);
    if (!first) throw new Error(`The form has no field ${name}.`);
    const choice = [first, ...others].find((one) => one.type === 'radio' && one.value === value);
    if (choice) fireEvent.click(choice);
    else fireEvent.change(first, { target: { value } });
  }
}

export const submitButton = () =>
  screen.getByRole('button', { name: /^(?:Envoyer ma demande|Envoi en cours\.\.\.)$/ });

export const press = () => act(async () => fireEvent.click(submitButton()));

/** The description of a field or group of choices, for screen readers. */
export function errorOf(name: HolidayField): string | null {
  const control = field(name);
  const described = control.closest('[aria-describedby]') ?? control;
  return (
    document.getElementById(described.getAttribute('aria-describedby') ?? '')?.textContent ?? null
  );
}
