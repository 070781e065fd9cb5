// @vitest-environment happy-dom

import { act, renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useSingleFlight } from '#ui/use-single-flight.ts';

test('an action of a button runs once for a double click, is reported as running, and can run again afterwards', async () => {
  let finish = () => {};
  const action = vi.fn(
    (_text: string) =>
      new Promise<void>((resolve) => {
        finish = resolve;
      }),
  );
  const { result } = renderHook(() => useSingleFlight(action));
  const [, run] = result.current;
  // Calls twice before the next render, which would disable the button.
  act(() => {
    void run('first');
    void run('second');
  });
  expect(action.mock.calls).toEqual([['first']]);
  expect(result.current[0]).toBe(true);

  await act(async () => finish());
  expect(result.current[0]).toBe(false);
  act(() => void result.current[1]('third'));
  expect(action.mock.calls).toEqual([['first'], ['third']]);
});

test('an action that failed can run again', async () => {
  const action = vi.fn(async () => {
    throw new Error('no');
  });
  const { result } = renderHook(() => useSingleFlight(action));
  await act(() => expect(result.current[1]()).rejects.toThrow('no'));
  expect(result.current[0]).toBe(false);
  await act(() => expect(result.current[1]()).rejects.toThrow('no'));
  expect(action).toHaveBeenCalledTimes(2);
});
