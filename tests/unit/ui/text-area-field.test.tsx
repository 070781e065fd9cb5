// @vitest-environment happy-dom

import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { TextAreaField } from '#ui/forms/fields.tsx';

afterEach(cleanup);

test('a text area is linked to its label and its error', () => {
  render(<TextAreaField label="Message" name="message" required error="Le message est requis" />);
  const area = screen.getByLabelText<HTMLTextAreaElement>(/^Message/);
  expect(area.tagName).toBe('TEXTAREA');
  expect(area.name).toBe('message');
  expect(area.required).toBe(true);
  expect(area.getAttribute('aria-invalid')).toBe('true');
  const note = document.getElementById(area.getAttribute('aria-describedby') ?? '');
  expect(note?.textContent).toBe('Le message est requis');
});
