/// <reference path="../../src/data/server/jsdom.d.ts" />
import { JSDOM } from 'jsdom';
import Papa from 'papaparse';
import * as v from 'valibot';
import { cleanArticleHtml, createPurifier } from '#data/articles/clean-article.ts';
import { describeStoredFaults } from '#domain/schema/any-value.ts';
import {
  type FieldMetadata,
  type FieldSchemas,
  fieldMetadataOf,
  mapFieldSchemas,
} from '#domain/schema/field.ts';
import { cleanLines } from '#domain/schema/fields.ts';
import { decimalsOfStep } from '#domain/schema/typed-fields.ts';
import { normaliseHttpsOrSiteUrl } from '#domain/site/link-url.ts';
import { cleanLine, escapeMarkup } from '#domain/text/clean-text.ts';
import type { RowCells } from './tables.ts';

const { window } = new JSDOM();
const purifier = createPurifier(window);
const MARKUP = /<[a-z!/]/i;

/** Matches the start of a link in an article; group 1 is the link's host. */
const LINK = /(?<=<a [^<]*?\bhref=")https:\/\/(?:www\.)?([^/"?#]+)\/?/g;

/**
 * Cleans an exported article by the rules for articles of this site: divides plain text into paragraphs, and turns
 * links to the former site into links to this site.
 */
function articleHtml(text: string, formerHost: string): string {
  const paragraphs = text.split(/\n\s*\n/).map((paragraph) => `<p>${escapeMarkup(paragraph)}</p>`);
  const html = MARKUP.test(text) ? text : paragraphs.join('').replaceAll('\n', '<br>');
  const container = window.document.createElement('div');
  container.append(cleanArticleHtml(purifier, html) ?? '');
  return container.innerHTML.replace(LINK, (link, host) => (host === formerHost ? '/' : link));
}

const Texts = v.pipe(v.string(), v.parseJson(), v.array(v.string()));

/**
 * Reads a list from a cell of an exported table, written as JSON (`["a", "b"]`) or in PostgreSQL's form (`{a,"b"}`).
 */
function listIn(cell: string): readonly string[] {
  const { success, output } = v.safeParse(Texts, cell);
  if (success) return output;
  const items = cell.replace(/^\{|\}$/g, '');
  return Papa.parse<string[]>(items, { delimiter: ',', escapeChar: '\\' }).data.flat();
}

function valueIn(cell: string, field: FieldMetadata | undefined, formerHost: string): unknown {
  switch (field?.kind) {
    case 'number': {
      const number = Number(cell.replace(/,(?=\d\d?$)/, '.'));
      const clamped = Math.min(field.max, Math.max(field.min, number));
      return Number.isNaN(clamped) ? cell : Number(clamped.toFixed(decimalsOfStep(field.step)));
    }
    case 'flag':
      return /^(?:t|true|vrai|y|yes|oui|1)$/i.test(cell);
    case 'list':
      return listIn(cell);
    case 'picture':
      return normaliseHttpsOrSiteUrl(cell.replace(/^\/(?=\w)/, `https://${formerHost}/`)) ?? cell;
    case 'html':
      return cell && articleHtml(cell, formerHost);
    case 'text':
      return MARKUP.test(cell) ? purifier.sanitize(cell, { ALLOWED_ATTR: [] }) : cell;
    default:
      return cell || undefined;
  }
}

/**
 * Describes how an imported value differs from the cell of the exported table, with an excerpt of both around the first
 * difference; undefined if they are equal.
 */
function changeOf(cell: string, value: unknown): string | undefined {
  if (typeof value !== 'number' && typeof value !== 'string') return undefined;
  const text = String(value);
  if (text === cleanLines(cell) || value === Number.parseFloat(cell)) return undefined;
  if (cell === '') return `is empty: ${text}`;
  const start = Math.max(0, cell.split('').findIndex((sign, index) => sign !== text[index]) - 30);
  const excerpt = (whole: string) => cleanLine(whole.slice(start, start + 70));
  return `« ${excerpt(cell)} » becomes « ${excerpt(text)} »`;
}

/**
 * Reads the cells of an exported row. Returns even a value that breaks its field's rules, with a note that it is to be
 * corrected in the administration's editor.
 */
export function parseRowFields(fields: FieldSchemas, cells: RowCells, formerHost: string) {
  const notes: string[] = [];
  const values = mapFieldSchemas<string, unknown>(fields, (schema, name) => {
    const cell = cells[name]?.trim().replace(/^(?:NULL|\\N)$/, '');
    const typed =
      cell === undefined ? undefined : valueIn(cell, fieldMetadataOf(schema), formerHost);
    const parsed = v.safeParse(schema, typed);
    const value = parsed.typed ? parsed.output : (typed ?? null);
    const change = cell === undefined ? undefined : changeOf(cell, value);
    if (change) notes.push(`${name} ${change}`);
    return value;
  });
  notes.push(
    ...describeStoredFaults(fields, values).map(
      (fault) => `to be corrected in the editor: ${fault}`,
    ),
  );
  return { values, notes };
}
