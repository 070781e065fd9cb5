import { act, cleanup } from '@testing-library/react';
import { answerRequests } from '../../support/network.ts';

export const FORM_SENT = { result: { success: true } };
export const FORM_BROKEN = { error: { status: 'INTERNAL', message: 'INTERNAL' } };

/** Answers the forms' callables; returns the payloads that were sent. */
export function answerForms(
  respond: () => object | Promise<object> = () => FORM_SENT,
): Record<string, unknown>[] {
  const payloads: Record<string, unknown>[] = [];
  answerRequests('/demo-grand-sejour/', async (_url, { body }) => {
    payloads.push(JSON.parse(String(body)).data);
    return Response.json(await respond());
  });
  return payloads;
}

/** Unmounts a form, clears its draft and dismisses its toasts. */
export async function closeForm(): Promise<void> {
  cleanup();
  sessionStorage.clear();
  const { toast } = await import('react-hot-toast/headless');
  act(() => toast.removeAll());
}
