// @vitest-environment happy-dom

import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { Tabs } from '#ui/tabs.tsx';

const ITEMS = [
  { value: 'experience', label: "L'Expérience" },
  { value: 'services', label: 'Services & Équipements' },
  { value: 'emplacement', label: 'Emplacement' },
] as const;

type Value = (typeof ITEMS)[number]['value'];

function Subject({ selectLabel }: { selectLabel?: string }) {
  const [value, setValue] = useState<Value>('experience');
  return (
    <Tabs
      label="Le palace"
      items={ITEMS}
      value={value}
      onChange={setValue}
      selectLabel={selectLabel}
    >
      Texte : {value}
    </Tabs>
  );
}

const tab = (name: string) => screen.getByRole('tab', { name });
const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key });

afterEach(cleanup);

test('the selected tab is the only tab stop and names the panel', () => {
  render(<Subject />);
  expect(screen.getByRole('tablist', { name: 'Le palace' })).toBeTruthy();
  expect(screen.getAllByRole('tab').map((item) => item.tabIndex)).toEqual([0, -1, -1]);
  expect(screen.getAllByRole('tab', { selected: true })).toEqual([tab("L'Expérience")]);
  const panel = screen.getByRole('tabpanel', { name: "L'Expérience" });
  expect(panel.id).toBe(tab("L'Expérience").getAttribute('aria-controls'));
});

test('the ids of tabs have no spaces, whatever the values', () => {
  const items = [
    { value: 'Guides pratiques', label: 'Guides' },
    { value: "L'art de vivre", label: 'Art' },
  ] as const;
  render(
    <Tabs label="Catégories" items={items} value="L'art de vivre" onChange={() => undefined}>
      Texte
    </Tabs>,
  );
  for (const item of screen.getAllByRole('tab')) expect(item.id).not.toMatch(/\s/);
  expect(screen.getByRole('tabpanel', { name: 'Art' })).toBeTruthy();
});

test.each([
  { from: 'Emplacement', key: 'ArrowRight', to: "L'Expérience" },
  { from: "L'Expérience", key: 'ArrowLeft', to: 'Emplacement' },
  { from: "L'Expérience", key: 'End', to: 'Emplacement' },
])(
  'the key $key moves the selection and the focus from the tab $from to $to',
  ({ from, key, to }) => {
    render(<Subject />);
    fireEvent.click(tab(from));
    tab(from).focus();
    press(key);
    expect(tab(to).getAttribute('aria-selected')).toBe('true');
    expect(document.activeElement).toBe(tab(to));
    expect(screen.getByRole('tabpanel', { name: to })).toBeTruthy();
  },
);
