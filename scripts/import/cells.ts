/// <reference path="../../src/data/jsdom.d.ts" />
import { JSDOM } from 'jsdom';
import * as v from 'valibot';
import { cleanArticle, createPurifier } from '#data/clean-article.ts';
import { type Field, type Fields, fieldOf, mapFields } from '#domain/schema/field.ts';
import { cleanWhole } from '#domain/schema/fields.ts';
import { decimalsOf } from '#domain/schema/typed-fields.ts';
import { pictureUrl } from '#domain/site/link-url.ts';
import { cutText, escapeMarkup } from '#domain/text/clean-text.ts';
import { parseTagList } from '#domain/text/typed-values.ts';
import type { Cells } from './tables.ts';

const { window } = new JSDOM();
const purifier = createPurifier(window);
const MARKUP = /<[a-z!/]/i;

/** Cleans an article as the site does; a plain text gets paragraphs. */
function articleHtml(text: string): string {
  const paragraphs = text.split(/\n\s*\n/).map((each) => `<p>${escapeMarkup(each)}</p>`);
  const container = window.document.createElement('div');
  const html = MARKUP.test(text) ? text : paragraphs.join('').replaceAll('\n', '<br>');
  container.append(cleanArticle(purifier, html) ?? '');
  return container.innerHTML;
}

const POSTGRES_ITEM = /"((?:[^"\\]|\\.)*)"|[^,"]+/gs;
const Texts = v.pipe(v.string(), v.parseJson(), v.array(v.string()));

/** Reads `["a", "b"]`, PostgreSQL's `{a,"b"}`, or texts separated by commas. */
function listIn(cell: string): readonly string[] {
  const json = v.safeParse(Texts, cell);
  if (json.success) return json.output;
  if (!/^\{.*\}$/s.test(cell)) return parseTagList(cell);
  const items = cell.slice(1, -1).matchAll(POSTGRES_ITEM);
  return [...items].map(([item, quoted]) => quoted?.replace(/\\(.)/gs, '$1') ?? item);
}

function valueIn(cell: string, field: Field | undefined): unknown {
  switch (field?.kind) {
    case 'number': {
      const within = Math.min(field.max, Math.max(field.min, Number(cell)));
      return Number.isNaN(within) ? cell : Number(within.toFixed(decimalsOf(field.step)));
    }
    case 'flag':
      return /^(?:t|true|1)$/i.test(cell);
    case 'list':
    case 'optional list':
      return listIn(cell);
    case 'picture':
      return pictureUrl(cell) ?? cell;
    case 'html':
      return articleHtml(cell);
    case 'text':
      return MARKUP.test(cell) ? purifier.sanitize(cell, { ALLOWED_ATTR: [] }) : cell;
    default:
      return cell;
  }
}

/** Says what became of a cell; undefined if it is stored as it is. */
function changeOf(cell: string, field: Field | undefined, value: unknown): string | undefined {
  const isSame =
    typeof value === 'number' ? String(Number(cell)) === String(value) : value === cleanWhole(cell);
  if (field?.kind === 'number' && cell === '') return `is empty: ${value}`;
  if (isSame || !(typeof value === 'string' || typeof value === 'number')) return undefined;
  const isText = field?.kind === 'text' || field?.kind === 'html';
  return isText
    ? 'is cleaned to what this site shows'
    : `« ${cutText(cell, 60)} » becomes ${value}`;
}

/** Reads a cell as a field's value. A value that the field refuses stays: visitors do not see it, the editor names it. */
function readCell(schema: v.GenericSchema, given: string | undefined) {
  const field = fieldOf(schema);
  const cell = given?.trim() ?? '';
  const isEmpty = cell === '' && (given === undefined || field?.kind !== 'flag');
  const typed = isEmpty ? undefined : valueIn(cell, field);
  const read = v.safeParse(schema, typed);
  const value = read.typed ? read.output : (typed ?? null);
  if (!read.issues)
    return { value, note: given === undefined ? undefined : changeOf(cell, field, value) };
  if (read.typed) return { value, note: 'is too long: shown whole, to be shortened in the editor' };
  const wrong =
    cell === '' ? 'is missing' : `« ${cutText(cell, 60)} » is not possible, and not shown`;
  return { value, note: `${wrong}: to be corrected in the editor` };
}

/** Reads the cells of a row as values of fields, with notes on what changes. */
export function readFields(fields: Fields, cells: Cells) {
  const notes: string[] = [];
  const values = mapFields<string, unknown>(fields, (schema, name) => {
    const { value, note } = readCell(schema, cells[name]);
    if (note) notes.push(`${name} ${note}`);
    return value;
  });
  return { values, notes };
}
