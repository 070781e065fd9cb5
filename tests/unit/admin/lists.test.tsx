// @vitest-environment happy-dom

import { act, cleanup, fireEvent, render, renderHook, screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import * as v from 'valibot';
import { afterEach, expect, test } from 'vitest';
import { parseRecords } from '#admin/data/read.ts';
import {
  computeDisplayOrderChanges,
  DESTINATION_LIST_CONFIG,
} from '#admin/entities/destinations.tsx';
import { createColumnsAndFilters } from '#admin/kit/list/columns.tsx';
import { sortNewestFirst, sortRecords } from '#admin/kit/list/list-page.tsx';
import { ListOrMessage } from '#admin/kit/list/list-state.tsx';
import { useRecordSelection } from '#admin/kit/list/record-list.tsx';
import { parseListSearchParams, SearchBox, toggleSort } from '#admin/kit/list/search.tsx';
import { selectAutocompleteOptions } from '#admin/ui/autocomplete-field.tsx';
import { ENTITIES } from '#domain/admin/entities.ts';
import { Destination } from '#domain/destination/destination.ts';
import { Hotel } from '#domain/hotel/hotel.ts';

afterEach(cleanup);

const all = [{ id: 'a' }, { id: 'b' }, { id: 'c' }];

test('the records of an admin list can be selected one by one or all at once, and all be deselected', () => {
  const { result } = renderHook(() => useRecordSelection(all));
  act(() => result.current.toggle('b'));
  expect(result.current.chosen).toEqual([{ id: 'b' }]);
  act(() => result.current.toggleAll());
  expect(result.current.isAll).toBe(true);
  act(() => result.current.toggleAll());
  expect(result.current.chosen).toEqual([]);
});

test('a selection in an admin list contains at most the 100 records that one write can change', () => {
  const many = Array.from({ length: 101 }, (_, index) => ({ id: `r${index}` }));
  const { result } = renderHook(() => useRecordSelection(many));
  expect(result.current.allLabel).toBe('Choisir les 100 premières lignes');
  act(() => result.current.toggleAll());
  expect(result.current.chosen).toHaveLength(100);
  expect(result.current.isAll).toBe(true);
});

const box = () => screen.getByRole<HTMLInputElement>('searchbox', { name: 'Nom' });
const inUrl = (value: string) => <SearchBox label="Nom" value={value} onSearch={() => {}} />;

test('the search box of an admin list shows the text typed in it while the URL still contains an earlier text', () => {
  const { rerender } = render(inUrl(''));
  box().focus();
  fireEvent.change(box(), { target: { value: 'lac' } });
  rerender(inUrl('la'));
  expect(box().value).toBe('lac');
});

test('the search box of an admin list follows a URL change that does not come from typing', () => {
  const { rerender } = render(inUrl('lac'));
  rerender(inUrl(''));
  expect(box().value).toBe('');
});

test('an admin list that has read only the newest records never says that there are no records', () => {
  const texts = { empty: 'Aucun hôtel', notFound: 'Aucun hôtel trouvé' };
  const show = (records: readonly string[], isCut: boolean) =>
    renderToStaticMarkup(
      <ListOrMessage
        list={{ records, isCut, state: 'ready', readMore: () => {}, error: undefined }}
        shown={0}
        texts={texts}
      >
        lignes
      </ListOrMessage>,
    );
  expect(show([], false)).toContain('Aucun hôtel');
  expect(show(['a'], false)).toContain('Aucun hôtel trouvé');
  for (const records of [[], ['a']]) {
    const cut = show(records, true);
    expect(cut).not.toContain('Aucun hôtel');
    expect(cut).toContain('Aucune de ces lignes ne correspond.');
    expect(cut).toContain('Lire les suivantes');
  }
});

const hotel = (fields: Partial<Hotel>): Hotel =>
  v.parse(Hotel, { id: 'a', name: 'A', location: 'Nice', ...fields });
const { filter } = createColumnsAndFilters(ENTITIES.hotels);

test('a filter of an admin list offers its field’s options, and keeps the records that match the chosen option', () => {
  expect(filter('region').options).toContainEqual({ value: 'Asie', label: 'Asie' });
  expect(filter('region').passes(hotel({ region: 'Asie' }), 'Asie')).toBe(true);
  expect(filter('region').passes(hotel({}), 'Asie')).toBe(false);
  expect(filter('featured').passes(hotel({ featured: true }), 'non')).toBe(false);
  const { passes } = filter('published');
  const planned = hotel({ published: false, publish_at: '2099-01-01T00:00:00.000Z' });
  expect(['oui', 'non', 'prevu'].map((wanted) => passes(planned, wanted))).toEqual([
    false,
    true,
    true,
  ]);
});

test('in the admin list of destinations, one without a banner shows the default banner', () => {
  const banner = DESTINATION_LIST_CONFIG.columns.find(({ name }) => name === 'banner_image');
  const record = v.parse(Destination, { id: 'a', destination_name: 'A', destination_slug: 'a' });
  expect(renderToStaticMarkup(banner?.cell(record, [record]))).toContain('/art/page-home');
});

const sorted = (values: readonly (string | null)[], isDescending: boolean) =>
  sortRecords(values, isDescending, (value) => value);

test('admin lists are sorted by French collation, with numbers inside texts by value, and missing values last', () => {
  const names = ['Zénith', null, 'école', 'Été', 'Chalet 10', 'Chalet 9', 'eau'];
  const asc = ['Chalet 9', 'Chalet 10', 'eau', 'école', 'Été', 'Zénith'];
  expect(sorted(names, false)).toEqual([...asc, null]);
  expect(sorted(names, true)).toEqual([...asc.toReversed(), null]);
});

test('admin lists begin with the newest records: published ones are sorted by publication date, drafts by last save', () => {
  const old = { created_at: '2024-01-01', updated_at: '2026-03-01' };
  const draft = { created_at: null, updated_at: '2026-02-01' };
  const recent = { created_at: '2026-01-01', updated_at: '2026-01-01' };
  expect(sortNewestFirst([old, recent, draft])).toEqual([draft, recent, old]);
});

test('a second press on a column header of an admin list reverses the order of the records', () => {
  expect(toggleSort({}, 'name')).toEqual({ sort: 'name', order: undefined });
  expect(toggleSort({ sort: 'name' }, 'name')).toEqual({ sort: 'name', order: 'desc' });
  expect(toggleSort({ sort: 'name', order: 'desc' }, 'price').order).toBeUndefined();
});

test('URL parameters of admin lists are read as strings; blank values, nulls and arrays are dropped', () => {
  expect(
    parseListSearchParams({ q: 1900, sort: 'name', region: ' ', page: null, x: ['a'] }),
  ).toEqual({
    q: '1900',
    sort: 'name',
  });
});

const ENTRIES = [
  { label: 'Tableau de bord', note: 'Page' },
  { label: 'Demandes', note: 'Page' },
  { label: 'Château d’Été', note: 'Hôtel, Loire' },
  { label: 'Côte d’Azur', note: 'Destination' },
  { label: 'Anne Brémond', note: 'Demande du 3 mai' },
];

test.each([
  ["d'ete loire", ['Château d’Été']],
  ['de', ['Demandes', 'Tableau de bord', 'Côte d’Azur', 'Anne Brémond']],
  ['nulle part', []],
])(
  'a search field of the administration suggests for « %s » the entries with all its words, in any case and without accents, first those whose label begins with the text',
  (text, found) => {
    expect(selectAutocompleteOptions(ENTRIES, text).map(({ label }) => label)).toEqual(found);
  },
);

const destinations = (...orders: number[]): Destination[] =>
  orders.map((display_order, index) => {
    const id = `d${index}`;
    const record = { id, destination_name: id, destination_slug: id, display_order };
    return v.parse(Destination, record);
  });

const changes = (orders: number[], from: number, to: number) =>
  computeDisplayOrderChanges(destinations(...orders), from, to).map(({ id, after }) => [id, after]);

test('two destinations that swap places exchange their display orders, and the others keep theirs', () => {
  expect(changes([10, 20, 30, 40], 1, 2)).toEqual([
    ['d2', 20],
    ['d1', 30],
  ]);
});

test('moving one of several destinations with the same display order makes their orders distinct', () => {
  expect(changes([1, 1, 1], 2, 1)).toEqual([
    ['d2', 2],
    ['d1', 3],
  ]);
});

test('the display orders of moved destinations are integers from 1 to 999, whatever was stored', () => {
  expect(changes([999, 999], 1, 0)).toEqual([
    ['d1', 1],
    ['d0', 2],
  ]);
  expect(changes([-4, 0, 0.5], 0, 2).map(([, order]) => order)).toEqual([1, 2, 3]);
  expect(changes([3, 5000], 1, 0).map(([, order]) => order)).toEqual([1, 2]);
});

test('a hotel stored without the field `published`, which visitors do not see, is listed in the administration as unpublished', () => {
  const [listed] = parseRecords(ENTITIES.hotels, [{ id: 'a', name: 'A', location: 'Ici' }]);
  expect(listed?.published).toBe(false);
});
