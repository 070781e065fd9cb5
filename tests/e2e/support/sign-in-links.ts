import * as v from 'valibot';
import { DEMO_PROJECT_ID, portsWithOffset } from '#domain/site/ports.ts';

const { auth } = portsWithOffset(Number(process.env.E2E_PORT_OFFSET ?? 0));
const CODES = `http://127.0.0.1:${auth}/emulator/v1/projects/${DEMO_PROJECT_ID}/oobCodes`;
const Codes = v.object({
  oobCodes: v.array(v.object({ email: v.string(), requestType: v.string(), oobLink: v.string() })),
});

/** Returns the last sign-in link sent to an email address. */
export async function sentLink(email: string): Promise<string> {
  const { oobCodes } = v.parse(Codes, await (await fetch(CODES)).json());
  const sent = oobCodes.filter(
    (code) => code.email === email && code.requestType === 'EMAIL_SIGNIN',
  );
  const link = sent.at(-1)?.oobLink;
  if (link === undefined) throw new Error(`No sign-in link was sent to ${email}.`);
  return link;
}
