import { act, cleanup } from '@testing-library/react';
import { vi } from 'vitest';

export const FORM_SENT = { result: { success: true } };
export const FORM_BROKEN = { error: { status: 'INTERNAL', message: 'INTERNAL' } };

/** Answers the forms' callables, the last answer again and again; returns the payloads that were sent. */
export function answerForms(...answers: readonly object[]): Record<string, unknown>[] {
  const payloads: Record<string, unknown>[] = [];
  vi.stubGlobal(
    'fetch',
    async (_url: string, { method, body = '{}' }: { method?: string; body?: string }) => {
      // The question whether there is a network.
      if (method === 'HEAD') return new Response();
      const answer = answers[Math.min(payloads.length, answers.length - 1)] ?? FORM_SENT;
      payloads.push(JSON.parse(body).data);
      return Response.json(answer);
    },
  );
  return payloads;
}

/** Closes a form and what it told, and gives the real `fetch` back. */
export async function closeForm(): Promise<void> {
  cleanup();
  sessionStorage.clear();
  vi.unstubAllGlobals();
  const { toast } = await import('react-hot-toast/headless');
  act(() => toast.removeAll());
}
