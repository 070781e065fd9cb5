import { POST } from '#domain/blog/blog-post.ts';
import { DESTINATION } from '#domain/destination/destination.ts';
import { HOTEL } from '#domain/hotel/hotel.ts';
import { PHOTO } from '#domain/media/stored-photo.ts';
import { SUBSCRIPTION } from '#domain/newsletter/newsletter-subscription.ts';
import { REQUEST } from '#domain/requests/contact-request.ts';
import { HOLIDAY } from '#domain/requests/holiday-form.ts';
import { CONTACT } from '#domain/requests/request-payloads.ts';
import { type Field, type Fields, fieldOf } from '#domain/schema/field.ts';
import { PAGE } from '#domain/seo/page-content.ts';
import { SettingsFields } from '#domain/settings/settings-fields.ts';
import { COLLECTIONS } from '#domain/site/collections.ts';

const TABLES: Record<string, Fields> = {
  [COLLECTIONS.hotels]: HOTEL,
  [COLLECTIONS.destinations]: DESTINATION,
  [COLLECTIONS.blogPosts]: POST,
  [COLLECTIONS.pageContent]: PAGE,
  [COLLECTIONS.settings]: SettingsFields.entries,
  [COLLECTIONS.media]: PHOTO,
  [COLLECTIONS.newsletterSubscriptions]: SUBSCRIPTION,
  [COLLECTIONS.contactRequests]: REQUEST,
  'Contact form': CONTACT,
  'Holiday form': HOLIDAY,
};

const START = '<!-- Written by `npm run rules` from the schemas of src/domain. -->\n';
const END = '<!-- End of what is written by `npm run rules`. -->\n';

const count = (max: number, unit: string) => `${max.toLocaleString('en')} ${unit}`;

function limitOf(field: Field): string {
  switch (field.kind) {
    case 'number':
      return `${field.min} to ${field.max.toLocaleString('en')} by ${field.step}`;
    case 'choice':
      return field.options.join(', ');
    case 'list':
    case 'optional list':
    case 'gallery':
      return count(field.max, 'entries');
    default:
      return 'max' in field ? count(field.max, 'characters') : '';
  }
}

function row(name: string, field: Field): string {
  const required = 'isRequired' in field && field.isRequired ? ', required' : '';
  return `| \`${name}\` | ${field.label} | ${field.kind}${required} | ${limitOf(field)} |\n`;
}

function table(title: string, fields: Fields): string {
  const rows = Object.entries(fields).map(([name, schema]) => {
    const field = fieldOf(schema);
    return field ? row(name, field) : '';
  });
  return `\n### ${title}\n\n| field | label | kind | limit |\n|---|---|---|---|\n${rows.join('')}`;
}

/** Returns docs/data-model.md with the fields of today's schemas between their two marks. */
export function withFieldTables(markdown: string): string {
  const [before = '', , after = ''] = markdown.split(new RegExp(`${START}|${END}`));
  const tables = Object.entries(TABLES).map(([title, fields]) => table(title, fields));
  return `${before}${START}${tables.join('')}\n${END}${after}`;
}
