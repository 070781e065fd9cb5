import * as v from 'valibot';
import { PORTS, portsWithOffset } from '#domain/site/ports.ts';
import { SITE } from './call.ts';

const Mail = v.object({
  subject: v.string(),
  text: v.string(),
  html: v.string(),
  to: v.array(v.object({ address: v.string() })),
  headers: v.record(v.string(), v.unknown()),
});

/** Where the suite's mails are read. */
const MAILBOX = `http://127.0.0.1:${portsWithOffset(Number(new URL(SITE).port) - PORTS.hosting).mailbox}`;

/** The mails in the suite's mailbox that contain a text. */
export async function mailsWith(text: string): Promise<v.InferOutput<typeof Mail>[]> {
  const response = await fetch(`${MAILBOX}/email`);
  const mails = v.parse(v.array(Mail), await response.json());
  return mails.filter((mail) => JSON.stringify([mail.to, mail.text]).includes(text));
}
