import { siteCall } from '../calls/site-call.ts';
import { database } from '../database.ts';
import { callerOf } from './caller.ts';
import { type FormFunction, guardForm } from './guard-form.ts';
import { guardSettings, NEWSLETTER_SECRET } from './settings.ts';

/** A callable behind the guards: its handler gets only the form's fields. */
export function guardedCall(name: string, handle: FormFunction) {
  return siteCall({ secrets: [NEWSLETTER_SECRET] }, async (request) => {
    const { data, rawRequest, app } = request;
    const form = {
      name,
      data,
      bytes: rawRequest.rawBody.length,
      caller: callerOf(rawRequest, 'direct'),
      isVerified: app !== undefined,
      isFromPage: true,
    };
    const db = await database();
    const now = new Date();
    return guardForm(db, guardSettings(), form, now, (payload, admit) =>
      handle(db, payload, now, admit),
    );
  });
}
