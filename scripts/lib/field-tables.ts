import { ALL_ENTITIES } from '#domain/admin/entities.ts';
import { type Field, type Fields, fieldOf } from '#domain/schema/field.ts';
import { inLines } from './rules-shapes.ts';

const START = '<!-- Written by `npm run rules` from the schemas of src/domain. -->\n';
const END = '<!-- End of what is written by `npm run rules`. -->\n';
const LINE_LENGTH = 129;

const number = (value: number) => value.toLocaleString('en');

function described(field: Field): string {
  const required = 'isRequired' in field && field.isRequired ? ', required' : '';
  if (field.kind === 'choice') return `choice of ${field.options.join(', ')}${required}`;
  if (field.kind === 'number') {
    return `number from ${field.min} to ${number(field.max)} by ${field.step}`;
  }
  if (field.kind === 'other') return '';
  return `${field.kind}${'max' in field ? ` ≤ ${number(field.max)}` : ''}${required}`;
}

function entry(title: string, fields: Fields): string {
  const groups: { what: string; names: string[] }[] = [];
  for (const [name, schema] of Object.entries(fields)) {
    const field = fieldOf(schema);
    if (!field) continue;
    const [last, what] = [groups.at(-1), described(field)];
    if (last?.what === what) last.names.push(`\`${name}\``);
    else groups.push({ what, names: [`\`${name}\``] });
  }
  const texts = groups.map(({ what, names }) => `${names.join(', ')} ${what}`.trimEnd());
  const words = `- **${title}**: ${texts.join('; ')}.`.split(/(?<= )/);
  return inLines(words, LINE_LENGTH, '  ');
}

/** Returns docs/data-model.md with the fields of the current schemas between its two markers. */
export function withFieldTables(markdown: string): string {
  const [before = '', , after = ''] = markdown.split(new RegExp(`${START}|${END}`));
  const entries = ALL_ENTITIES.map(({ collection, fields }) => entry(collection, fields));
  return `${before}${START}\n${entries.join('')}\n${END}${after}`;
}
