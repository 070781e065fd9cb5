// @vitest-environment happy-dom

import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readBotCheck, useBotCheck } from '#features/requests/form-guard.tsx';

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

const watch = () => renderHook(() => useBotCheck({ current: form }));
const input = (name: string) => {
  const found = form.elements.namedItem(name);
  if (!(found instanceof HTMLInputElement)) throw new Error(`no ${name}`);
  return found;
};

test('the anti-bot timer starts at the first focus, not the last', () => {
  watch();
  input('email').focus();
  now.mockReturnValue(6000);
  input('email').blur();
  input('email').focus();
  now.mockReturnValue(7500.4);
  expect(readBotCheck(form)).toEqual({ trap: '', elapsedMs: 2500 });
});

test('the anti-bot timer counts from the opening of the page if a field is focused before the code loads', () => {
  input('email').focus();
  watch();
  expect(readBotCheck(form).elapsedMs).toBe(5000);
});

test('the anti-bot timer counts from the opening of the page if a button is focused first, as after autofill', () => {
  watch();
  form.querySelector('button')?.focus();
  now.mockReturnValue(5050);
  expect(readBotCheck(form).elapsedMs).toBe(5050);
});

test('the anti-bot guard reads the hidden trap field', () => {
  input('sujet').value = 'spam';
  expect(readBotCheck(form).trap).toBe('spam');
});

test('a form that is no longer on the page does not start the anti-bot timer', () => {
  watch().unmount();
  input('email').focus();
  now.mockReturnValue(9000);
  expect(readBotCheck(form).elapsedMs).toBe(9000);
});
