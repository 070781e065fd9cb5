import * as v from 'valibot';
import { portsWithOffset } from '#domain/site/ports.ts';

const Mails = v.array(
  v.object({
    messageId: v.string(),
    subject: v.string(),
    text: v.string(),
    html: v.string(),
    to: v.array(v.object({ address: v.string() })),
  }),
);

/** Returns the mails in a suite's mailbox that are sent to an address, or contain a text. */
export async function mailsWith(
  text: string,
  offset = Number(process.env.E2E_PORT_OFFSET ?? 0),
): Promise<v.InferOutput<typeof Mails>> {
  const response = await fetch(`http://127.0.0.1:${portsWithOffset(offset).mailbox}/email`);
  const mails = v.parse(Mails, await response.json());
  return mails.filter((mail) => JSON.stringify([mail.to, mail.text]).includes(text));
}
