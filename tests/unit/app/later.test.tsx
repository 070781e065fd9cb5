// @vitest-environment happy-dom

import { readFileSync } from 'node:fs';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { type ComponentType, Suspense } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { takeOverEarlyPresses } from '#ui/early-press.ts';
import { createLazyPart } from '#ui/later.tsx';
import { whenUsed } from '#ui/when-used.ts';

const onUse = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());

const Part = () => (
  <form onSubmit={onUse}>
    <input aria-label="Nom" />
    <button type="button" onClick={onUse}>
      Effacer
    </button>
    <a href="/blog" onClick={onUse}>
      Le journal
    </a>
  </form>
);

let lastId = 0;

/** Hydrates a server-rendered page except for its later part. */
async function hydratePage(due = whenUsed(() => false)) {
  lastId += 1;
  const id = `part-${lastId}`;
  const load = vi.fn(async (): Promise<ComponentType> => Part);
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
        <Part />
      </Suspense>,
    ),
  );
  document.body.append(container);
  const Later = createLazyPart(id, load, due);
  const root = await act(async () => hydrateRoot(container, page(<Later />)));
  takeOverEarlyPresses();
  const show = (isShown: boolean) => act(async () => root.render(isShown && page(<Later />)));
  return { load, show, field: screen.getByLabelText('Nom') };
}

const settled = () => act(async () => undefined);

beforeAll(() => {
  const script = readFileSync('src/app/first-view/boot.inline.js', 'utf8').replace(
    'import(entry)',
    'load()',
  );
  vi.stubGlobal('PerformanceObserver', class {});
  new Function('load', script)(async () => undefined);
});

afterEach(() => {
  cleanup();
  document.body.replaceChildren();
  onUse.mockClear();
});

test('the code of a lazy component is not loaded before the component is used', async () => {
  const { load } = await hydratePage();
  fireEvent.pointerOver(screen.getByText('Un texte'));
  await settled();
  expect(load).not.toHaveBeenCalled();
});

test('a lazy component keeps the server’s HTML while its code cannot be loaded, and retries later', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const { load, field } = await hydratePage();
  load.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  fireEvent.pointerOver(field);
  await settled();
  expect(load).toHaveBeenCalledOnce();
  expect(field.isConnected).toBe(true);
  await act(() => vi.advanceTimersByTimeAsync(5_000));
  act(() => field.closest('form')?.requestSubmit());
  expect(onUse).toHaveBeenCalledOnce();
});

test.each([
  ['the pointer enters it', (field: HTMLElement) => void fireEvent.pointerOver(field)],
  ['a field gets the focus', (field: HTMLElement) => field.focus()],
  ['the browser fills a field', (field: HTMLElement) => void fireEvent.input(field)],
])('the code of a lazy component is loaded once after %s', async (_, use) => {
  const { load, field } = await hydratePage();
  use(field);
  await settled();
  expect(load).toHaveBeenCalledOnce();
  act(() => field.closest('form')?.requestSubmit());
  expect(onUse).toHaveBeenCalledOnce();
});

test('the code of a lazy component is loaded at once, before any use, when the component has a draft to restore', async () => {
  expect((await hydratePage(whenUsed(() => true))).load).toHaveBeenCalledOnce();
});

test.each([
  ['link', 'a'],
  ['button', 'button'],
  ['form', 'form'],
])(
  'a press on a lazy component’s %s, or its submission, waits for the component’s code and then takes effect once',
  async (_, tag) => {
    let hasCome: (ready: undefined) => void = () => undefined;
    await hydratePage(
      () =>
        new Promise((resolve) => {
          hasCome = resolve;
        }),
    );
    const pressed =
      screen.getByLabelText('Nom').closest('div')?.querySelector(tag) ?? document.body;
    const event =
      tag === 'form'
        ? new SubmitEvent('submit', { bubbles: true, cancelable: true })
        : new MouseEvent('click', { bubbles: true, cancelable: true });
    pressed.dispatchEvent(event);
    expect(event.defaultPrevented).toBe(true);
    expect(onUse).not.toHaveBeenCalled();
    await act(async () => hasCome(undefined));
    await vi.waitFor(() => expect(onUse).toHaveBeenCalledOnce());
    expect(onUse.mock.calls[0]?.[0]).toMatchObject({ type: event.type });
  },
);

test('a click on a lazy component’s link that opens a new tab is left to the browser', async () => {
  await hydratePage();
  const click = new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true });
  screen
    .getByRole('link')
    .addEventListener('click', (event) => event.preventDefault(), { once: true });
  screen.getByRole('link').dispatchEvent(click);
  expect(window.early?.target).toBeNull();
});

test('a press on a button before the page is hydrated takes effect once, after hydration', () => {
  const button = document.createElement('button');
  const onClick = vi.fn();
  button.addEventListener('click', onClick);
  document.body.append(button);
  if (window.early) window.early.isWaiting = () => true;
  button.click();
  onClick.mockClear();
  takeOverEarlyPresses();
  expect(onClick).toHaveBeenCalledOnce();
  takeOverEarlyPresses();
  expect(onClick).toHaveBeenCalledOnce();
});

test('a lazy component whose server HTML is gone, because its page was left and opened again by a link, loads once the focus moves', async () => {
  const id = 'reopened';
  const Later = createLazyPart(
    id,
    async () => Part,
    whenUsed(() => false),
  );
  const page = (
    <main>
      <h1 tabIndex={-1}>Un titre</h1>
      <div id={id}>
        <Later />
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

test('a lazy component that was out of view when its page was left is rendered when the page is shown again', async () => {
  const first: { element?: Element | null } = {};
  const { show } = await hydratePage((id) => {
    const element = document.getElementById(id);
    first.element ??= element;
    // The element of the first visit never comes near the window.
    return element === first.element ? new Promise(() => undefined) : Promise.resolve();
  });
  await show(false);
  expect(screen.queryByLabelText('Nom')).toBeNull();
  await show(true);
  expect(await screen.findByLabelText('Nom')).toBeTruthy();
});

test('a lazy component loads at once on a page that the browser renders without the server’s HTML', async () => {
  const Later = createLazyPart(
    'nowhere',
    async () => Part,
    whenUsed(() => false),
  );
  render(<Later />);
  expect(await screen.findByLabelText('Nom')).toBeTruthy();
});
