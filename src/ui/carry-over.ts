type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

export const fieldsIn = (id: string): Field[] => [
  ...document.querySelectorAll<Field>(`#${id} :is(input, textarea, select)`),
];

/** Gives new fields the values and the focus of those that they replace. */
export function carryOver(former: Field[], fields: Field[], active: Element | null): void {
  for (const [index, field] of fields.entries()) {
    const replaced = former[index];
    if (!replaced || replaced.isConnected) continue;
    if (replaced === active) field.focus({ preventScroll: true });
    if ('checked' in replaced && 'checked' in field && replaced.checked !== field.checked)
      field.click();
    if (replaced.value === field.value) continue;
    // React overrides the setter of each controlled field and would not notice this value.
    Reflect.set(Object.getPrototypeOf(field), 'value', replaced.value, field);
    field.dispatchEvent(new Event('change', { bubbles: true }));
  }
}
