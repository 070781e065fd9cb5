import { randomUUID } from 'node:crypto';
import type { Page, Route } from '@playwright/test';
import * as v from 'valibot';
import { callerLimits } from '../../../functions/src/guards/caller.ts';
import { guardForm } from '../../../functions/src/guards/guard-form.ts';
import { consumeLimits } from '../../../functions/src/guards/rate-limit.ts';
import { DEFAULT_LIMITS, type GuardSettings } from '../../../functions/src/guards/settings.ts';
import { database } from './firestore.ts';

const Call = v.object({ data: v.looseObject({ email: v.string() }) });
/** The part of a callable's error that its answer carries. */
const Refusal = v.object({
  message: v.string(),
  httpErrorCode: v.object({ canonicalName: v.string() }),
});
const Answer = v.object({ result: v.object({ success: v.literal(true) }) });

/** A test's own caller, who sends forms from this page. */
export type Visitor = {
  /** The outcome of each form: its error message, « dropped », or null where it was let through. */
  turnedAway: (string | null)[];
  /** Uses up the caller's hourly limit. */
  useUp: () => Promise<void>;
};

const ALLOWED = { 'Access-Control-Allow-Origin': '*' };

/**
 * Sends a page's contact forms through the guards of production, which the local suite switches off,
 * and on to the suite.
 */
export async function guardAsInProduction(
  page: Page,
  changes: Partial<GuardSettings> = {},
): Promise<Visitor> {
  const settings = { secret: randomUUID(), ...DEFAULT_LIMITS, appCheck: false, ...changes };
  const caller = { address: randomUUID(), gate: null };
  const turnedAway: Visitor['turnedAway'] = [];
  const guard = (data: { email: string }, handle: () => Promise<void>) =>
    guardForm(
      database(),
      settings,
      { name: 'contact', data, bytes: 1000, caller, isVerified: false, isFromPage: true },
      new Date(),
      async (_, admit) => {
        await admit(data.email);
        await handle();
        return { success: true };
      },
    );

  const answer = async (route: Route) => {
    const { data } = v.parse(Call, route.request().postDataJSON());
    let isThrough = false;
    const result = await guard(data, async () => {
      isThrough = true;
      const response = await route.fetch();
      v.parse(Answer, await response.json());
    });
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
      const limits = callerLimits(caller, settings);
      while ((await consumeLimits(database(), settings.secret, limits, new Date())) === null);
    },
  };
}
