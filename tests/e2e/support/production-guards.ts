import { randomUUID } from 'node:crypto';
import type { Page, Route } from '@playwright/test';
import * as v from 'valibot';
import { database } from '../../../functions/src/firebase.ts';
import { ContactPayload } from '../../../functions/src/forms/contact.ts';
import { MIN_FILL_MS, receiveForm } from '../../../functions/src/forms/form-call.ts';
import { consumeLimits, LIMITS } from '../../../functions/src/limits.ts';

const Call = v.object({ data: v.looseObject({ email: v.string() }) });
/** The part of a callable's error that the response carries. */
const Refusal = v.object({
  message: v.string(),
  httpErrorCode: v.object({ canonicalName: v.string() }),
});
const Answer = v.object({ result: v.object({ success: v.literal(true) }) });

/** A test's own caller, who sends forms from this page. */
export type Visitor = {
  /** The outcome of each form: its error message, « dropped », or null if the form was let through. */
  turnedAway: (string | null)[];
  /** Uses up the caller's hourly limit. */
  useUp: () => Promise<void>;
};

const ALLOWED = { 'Access-Control-Allow-Origin': '*' };

/**
 * Passes a page's contact forms through the production guards, which the local suite disables, and
 * then on to the suite.
 */
export async function guardAsInProduction(
  page: Page,
  { minFillMs = MIN_FILL_MS } = {},
): Promise<Visitor> {
  const db = await database();
  const caller = randomUUID();
  const turnedAway: Visitor['turnedAway'] = [];

  const answer = async (route: Route) => {
    const { data } = v.parse(Call, route.request().postDataJSON());
    let isThrough = false;
    const form = { db, data, caller, limits: LIMITS, minFillMs, now: new Date() };
    const handle = async (_payload: unknown, submission: { admitCaller: () => Promise<void> }) => {
      await submission.admitCaller();
      isThrough = true;
      const response = await route.fetch();
      v.parse(Answer, await response.json());
    };
    const result = await receiveForm('contact', ContactPayload, handle, form);
    turnedAway.push(isThrough ? null : 'dropped');
    await route.fulfill({ json: { result }, headers: ALLOWED });
  };
  await page.route('**/sendContactEmail', async (route) => {
    try {
      await answer(route);
    } catch (error) {
      const { message, httpErrorCode } = v.parse(Refusal, error);
      turnedAway.push(message);
      const refused = { status: httpErrorCode.canonicalName, message };
      await route.fulfill({ json: { error: refused }, headers: ALLOWED });
    }
  });
  return {
    turnedAway,
    useUp: async () => {
      while ((await consumeLimits(db, { caller }, new Date())) === null);
    },
  };
}
