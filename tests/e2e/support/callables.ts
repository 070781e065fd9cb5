import type { Page } from '@playwright/test';
import * as v from 'valibot';
import type { VisitorCallableName } from '#domain/site/functions.ts';

const Call = v.object({ data: v.record(v.string(), v.unknown()) });
type Payload = v.InferOutput<typeof Call>['data'];

/** Possible answers of a callable, in its protocol. */
export const CALLABLE_ANSWERS = {
  success: { result: { success: true } },
  broken: { error: { status: 'INTERNAL', message: 'INTERNAL' } },
};
type Answer = keyof typeof CALLABLE_ANSWERS;

/**
 * Answers a callable in place of the server; the last answer is repeated.
 * @returns the payloads sent so far, without the bot guard's fields
 */
export async function answerCallable(
  page: Page,
  name: VisitorCallableName,
  answers: readonly Answer[],
): Promise<Payload[]> {
  const payloads: Payload[] = [];
  await page.route(`**/${name}`, async (route) => {
    const answer = answers[Math.min(payloads.length, answers.length - 1)] ?? 'success';
    const { guard: _, ...payload } = v.parse(Call, route.request().postDataJSON()).data;
    payloads.push(payload);
    await route.fulfill({
      json: CALLABLE_ANSWERS[answer],
      headers: { 'Access-Control-Allow-Origin': '*' },
    });
  });
  return payloads;
}
