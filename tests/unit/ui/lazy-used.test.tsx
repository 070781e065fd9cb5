// @vitest-environment happy-dom

import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Suspense, useEffect, useRef } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { takeOverForm } from '#ui/forms/early-submit.ts';
import { lazyUsed } from '#ui/lazy/lazy-used.tsx';

const onSubmit = vi.fn();

function Form() {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (form.current) takeOverForm(form.current);
  }, []);
  return (
    <form
      ref={form}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <input aria-label="Nom" />
    </form>
  );
}

let lastId = 0;

/** The server's page, hydrated except for its form. */
async function hydratePage(isNeeded = () => false) {
  lastId += 1;
  const id = `form-${lastId}`;
  const load = vi.fn(async () => Form);
  const page = (part: React.ReactNode) => (
    <main>
      <p>Un texte</p>
      <div id={id}>{part}</div>
    </main>
  );
  const container = document.createElement('div');
  container.innerHTML = renderToString(
    page(
      <Suspense>
        <Form />
      </Suspense>,
    ),
  );
  document.body.append(container);
  const Lazy = lazyUsed(id, load, isNeeded);
  await act(async () => void hydrateRoot(container, page(<Lazy />)));
  return { load, field: screen.getByLabelText('Nom') };
}

const settled = () => act(async () => undefined);

afterEach(() => {
  cleanup();
  document.body.replaceChildren();
  onSubmit.mockClear();
});

test('its code is not loaded before it is used', async () => {
  const { load } = await hydratePage();
  fireEvent.pointerOver(screen.getByText('Un texte'));
  await settled();
  expect(load).not.toHaveBeenCalled();
});

test.each([
  ['a pointer comes over it', (field: HTMLElement) => void fireEvent.pointerOver(field)],
  ['it is touched', (field: HTMLElement) => void fireEvent.pointerDown(field)],
  ['it gets the focus', (field: HTMLElement) => field.focus()],
  ['a browser fills it', (field: HTMLElement) => void fireEvent.input(field)],
])('its code is loaded once when %s, and the form comes alive', async (_, use) => {
  const { load, field } = await hydratePage();
  use(field);
  await settled();
  expect(load).toHaveBeenCalledOnce();
  const form = field.closest('form');
  act(() => form?.requestSubmit());
  expect(onSubmit).toHaveBeenCalledOnce();
});

test('its code is loaded at once when there is a draft to restore', async () => {
  expect((await hydratePage(() => true)).load).toHaveBeenCalledOnce();
});

test('a field that has the focus already counts as used', async () => {
  const focused = document.createElement('div');
  focused.id = 'focused-form';
  focused.innerHTML = '<input aria-label="Nom">';
  document.body.append(focused);
  screen.getByLabelText('Nom').focus();
  const Lazy = lazyUsed(
    'focused-form',
    async () => () => <p>Vivant</p>,
    () => false,
  );
  render(<Lazy />);
  expect(await screen.findByText('Vivant')).toBeTruthy();
});

test('opened again by a link, without the server’s HTML, it is loaded at the first sign', async () => {
  const id = 'reopened-form';
  const Lazy = lazyUsed(
    id,
    async () => Form,
    () => false,
  );
  const page = (
    <main>
      <h1 tabIndex={-1}>Un titre</h1>
      <div id={id}>
        <Lazy />
      </div>
    </main>
  );
  const container = document.createElement('div');
  container.innerHTML = `<h1 tabindex="-1">Un titre</h1><div id="${id}"><input /></div>`;
  document.body.append(container);
  const { unmount } = render(page);
  await settled();
  unmount();
  container.remove();
  render(page);
  await settled();
  expect(screen.queryByLabelText('Nom')).toBeNull();
  // As navigations do.
  screen.getByRole('heading').focus();
  expect(await screen.findByLabelText('Nom')).toBeTruthy();
});

test('on a page rendered in the browser it is loaded at once', async () => {
  const Lazy = lazyUsed(
    'nowhere',
    async () => Form,
    () => false,
  );
  render(<Lazy />);
  expect(await screen.findByLabelText('Nom')).toBeTruthy();
});

test('submitted before its code is loaded, it waits, and is sent once', async () => {
  const { load, field } = await hydratePage();
  const event = new SubmitEvent('submit', { bubbles: true, cancelable: true });
  field.closest('form')?.dispatchEvent(event);
  expect(event.defaultPrevented).toBe(true);
  expect(onSubmit).not.toHaveBeenCalled();
  await settled();
  expect(load).toHaveBeenCalledOnce();
  await vi.waitFor(() => expect(onSubmit).toHaveBeenCalledOnce());
});
