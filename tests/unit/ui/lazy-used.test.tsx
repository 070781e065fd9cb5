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

/** Hydrates a server-rendered page except for its lazy form. */
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

test('the code of a lazy form is not loaded before the form is used', async () => {
  const { load } = await hydratePage();
  fireEvent.pointerOver(screen.getByText('Un texte'));
  await settled();
  expect(load).not.toHaveBeenCalled();
});

test.each([
  ['the pointer enters the form', (field: HTMLElement) => void fireEvent.pointerOver(field)],
  ['the form is touched', (field: HTMLElement) => void fireEvent.pointerDown(field)],
  ['a field gets the focus', (field: HTMLElement) => field.focus()],
  ['the browser fills a field', (field: HTMLElement) => void fireEvent.input(field)],
])(
  'the code of a lazy form is loaded once when %s, and the form becomes interactive',
  async (_, use) => {
    const { load, field } = await hydratePage();
    use(field);
    await settled();
    expect(load).toHaveBeenCalledOnce();
    const form = field.closest('form');
    act(() => form?.requestSubmit());
    expect(onSubmit).toHaveBeenCalledOnce();
  },
);

test('the code of a lazy form is loaded at once when there is a draft to restore', async () => {
  expect((await hydratePage(() => true)).load).toHaveBeenCalledOnce();
});

test('the code of a lazy form is loaded at once when a field already has the focus', async () => {
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

test('a lazy form reopened by a navigation, without server-rendered HTML, loads at the first interaction', async () => {
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
  // Moves the focus as a navigation does.
  screen.getByRole('heading').focus();
  expect(await screen.findByLabelText('Nom')).toBeTruthy();
});

test('on a page rendered in the browser, a lazy form loads at once', async () => {
  const Lazy = lazyUsed(
    'nowhere',
    async () => Form,
    () => false,
  );
  render(<Lazy />);
  expect(await screen.findByLabelText('Nom')).toBeTruthy();
});

test('a lazy form submitted before its code is loaded waits for the code and is sent once', async () => {
  const { load, field } = await hydratePage();
  const event = new SubmitEvent('submit', { bubbles: true, cancelable: true });
  field.closest('form')?.dispatchEvent(event);
  expect(event.defaultPrevented).toBe(true);
  expect(onSubmit).not.toHaveBeenCalled();
  await settled();
  expect(load).toHaveBeenCalledOnce();
  await vi.waitFor(() => expect(onSubmit).toHaveBeenCalledOnce());
});
