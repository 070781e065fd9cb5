import * as v from 'valibot';
import { isEmail } from '../../../src/domain/text/email.ts';

const Text = v.string();
const Address = v.pipe(v.string(), v.check(isEmail));

const Block = v.variant('type', [
  v.object({ type: v.literal('paragraph'), text: Text }),
  v.object({
    type: v.literal('fields'),
    fields: v.array(v.object({ label: Text, value: Text, href: v.exactOptional(Text) })),
  }),
  v.object({ type: v.literal('quote'), text: Text }),
  v.object({ type: v.literal('button'), label: Text, href: Text }),
]);

/** What is sent of a document of the outbox: whatever does not read so can never be sent. */
export const StoredMail = v.object({
  kind: Text,
  to: v.nullable(Address),
  reply_to: v.nullable(v.object({ name: Text, address: Address })),
  subject: v.pipe(Text, v.nonEmpty()),
  content: v.object({ preheader: Text, title: Text, blocks: v.array(Block), footnote: Text }),
  headers: v.record(v.pipe(Text, v.regex(/^[A-Za-z0-9-]+$/)), Text),
  request_id: v.nullable(Text),
});
export type StoredMail = v.InferOutput<typeof StoredMail>;
