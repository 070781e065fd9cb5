import { ENTITIES, ENTITY_LIST } from '#domain/admin/entities.ts';
import {
  type ChoiceOption,
  type FieldMetadata,
  type FieldSchemas,
  fieldMetadataOf,
} from '#domain/schema/field.ts';

const LINE_LENGTH = 120;
const START = '    // Written by `npm run rules` from the schemas of src/domain.\n';
const END = '    // End of what is written by `npm run rules`.\n';

const list = (texts: readonly string[]) => `[${texts.map((text) => `'${text}'`).join(', ')}]`;

/**
 * Returns the name of the generated function by which the hand-written security rules check the value of a choice
 * field, such as `isPageSlug` for the field `page_slug`.
 */
const optionCheck = (name: string) =>
  `is_${name}`.replace(/_./g, (part) => part.charAt(1).toUpperCase());

const valuesOf = (options: readonly ChoiceOption[]) => options.map(({ value }) => value);

/**
 * Returns the generated condition by which the security rules check a field; null for a field that only the
 * hand-written rules check.
 */
function condition(name: string, field: FieldMetadata): string | null {
  const value = `data.${name}`;
  switch (field.kind) {
    case 'line':
    case 'text':
    case 'html': {
      const optional = field.empty === '' ? 'isPhrase' : 'isOptional';
      return `${field.isRequired ? 'isText' : optional}(${value}, ${field.max})`;
    }
    case 'link':
      return `isLink(${value}, ${field.max})`;
    case 'slug':
      return `${value}.matches('[a-z0-9-]{1,${field.max}}')`;
    case 'number': {
      const range = `isNumber(${value}, ${field.min}, ${field.max})`;
      const allowed = field.isOptional && field.min > 0 ? `(${value} == 0 || ${range})` : range;
      return field.step === 1 ? `${value} is int && ${allowed}` : allowed;
    }
    case 'choice': {
      const check = `${value} in ${list(valuesOf(field.options))}`;
      return field.isRequired ? check : `(${value} == null || ${check})`;
    }
    case 'flag':
      return `${value} is bool`;
    case 'day':
      return `${value}.matches('([0-9]{4}-[0-9]{2}-[0-9]{2})?')`;
    case 'list': {
      const texts = `isTexts(${value}, ${field.max}, ${field.itemMax})`;
      return field.empty === null ? `(${value} == null || ${texts})` : texts;
    }
    case 'rows':
    case 'gallery':
      return `isList(${value}, ${field.max})`;
    case 'picture':
      return `isOptionalImage(${value})`;
    case 'url':
      return `isOptionalUrl(${value})`;
    case 'place':
      return `isOptionalPlace(${value})`;
    case 'months':
      return `isMonths(${value})`;
    case 'instant':
    case 'other':
      return null;
  }
}

/** Breaks generated code into lines of limited length; indents all lines but the first. */
function wrapped(code: string): string {
  const lines = [''];
  for (const part of code.split(/(?<=(?:&&|,) )(?=[a-z'])/)) {
    const line = lines.at(-1) ?? '';
    if (line.length + part.trimEnd().length <= LINE_LENGTH) lines[lines.length - 1] = line + part;
    else lines.push(`        ${part}`);
  }
  return lines.map((line) => `${line.trimEnd()}\n`).join('');
}

function shape(name: string, fields: FieldSchemas): string {
  const conditions = Object.entries(fields).flatMap(([fieldName, schema]) => {
    const field = fieldMetadataOf(schema);
    const rule = field && condition(fieldName, field);
    return rule ? [[fieldName, rule] as const] : [];
  });
  const names = list(conditions.map(([fieldName]) => fieldName));
  const rules = conditions.map(([, rule]) => rule).join(' && ');
  return [
    wrapped(`    function fieldsOf${name}() { return ${names}; }`),
    wrapped(`    function is${name}Shape(data) { return ${rules}; }`),
  ].join('');
}

/**
 * Returns the security rules with generated functions inserted between two marker comments. These functions check
 * records and choices by the schemas that hand-written rules refer to.
 */
export function insertShapesIntoRules(written: string): string {
  const [before, , after] = written.split(new RegExp(`${START}|${END}`));
  if (before === undefined || after === undefined)
    throw new Error('firestore.rules lacks the two comments between which `npm run rules` writes.');
  const shapes = Object.entries(ENTITIES).map(([key, { fields }]) => {
    const name = `${key.charAt(0).toUpperCase()}${key.slice(1)}`;
    return after.includes(`is${name}Shape(`) ? shape(name, fields) : '';
  });
  const fields = ENTITY_LIST.flatMap((entity) => Object.entries(entity.fields));
  const checks = fields.map(([name, schema]) => {
    const field = fieldMetadataOf(schema);
    const check = `${optionCheck(name)}(`;
    if (field?.kind !== 'choice' || !after.includes(check)) return '';
    return wrapped(
      `    function ${check}value) { return value in ${list(valuesOf(field.options))}; }`,
    );
  });
  return `${before}${START}${[...checks, ...shapes].join('')}${END}${after}`;
}
