// @vitest-environment happy-dom

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readFormGuard, watchForm } from '#data/forms/form-guard.ts';

let form = document.createElement('form');
const now = vi.spyOn(performance, 'now');

beforeEach(() => {
  document.body.innerHTML =
    '<form><input name="email"><input name="sujet"><button></button></form>';
  form = document.forms[0] ?? form;
  now.mockReturnValue(5000);
});
afterEach(() => {
  document.body.innerHTML = '';
});

const input = (name: string) => {
  const found = form.elements.namedItem(name);
  if (!(found instanceof HTMLInputElement)) throw new Error(`no ${name}`);
  return found;
};

test('counts from the first focus, not the last', () => {
  watchForm(form);
  input('email').focus();
  now.mockReturnValue(6000);
  input('email').blur();
  input('email').focus();
  now.mockReturnValue(7500.4);
  expect(readFormGuard(form)).toEqual({ trap: '', elapsedMs: 2500 });
});

test('counts from the opening of the page when the code came after the focus', () => {
  input('email').focus();
  watchForm(form);
  expect(readFormGuard(form).elapsedMs).toBe(5000);
});

test('counts from the opening of the page when a button is focused first: the fields were filled before', () => {
  watchForm(form);
  form.querySelector('button')?.focus();
  now.mockReturnValue(5050);
  expect(readFormGuard(form).elapsedMs).toBe(5050);
});

test('reads the hidden field', () => {
  input('sujet').value = 'spam';
  expect(readFormGuard(form).trap).toBe('spam');
});

test('a form is no longer watched once it is gone', () => {
  watchForm(form)();
  input('email').focus();
  now.mockReturnValue(9000);
  expect(readFormGuard(form).elapsedMs).toBe(9000);
});
