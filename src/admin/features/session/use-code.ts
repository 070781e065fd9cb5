import { useState } from 'react';
import * as v from 'valibot';
import { refusalReason } from '#admin/data/admin-error.ts';
import { SecondFactorCode, type TotpCode } from '#domain/admin/second-factor.ts';
import { useSingleFlight } from '#ui/use-single-flight.ts';

const FAILED = 'Le code n’a pas pu être vérifié\u00a0: vérifiez votre réseau et réessayez.';

/**
 * A code that is typed and given: `give` calls the server with it, as the schema has it, and the
 * server's refusal is the field's error.
 */
export function useCode(
  give: (code: string) => Promise<void>,
  schema: typeof SecondFactorCode | typeof TotpCode = SecondFactorCode,
) {
  const [code, setCode] = useState('');
  const [error, setError] = useState<string>();
  const [isBusy, submit] = useSingleFlight(async () => {
    const parsed = v.safeParse(schema, code);
    if (!parsed.success) return setError(parsed.issues[0].message);
    try {
      await give(parsed.output);
    } catch (failure) {
      setCode('');
      setError(refusalReason(failure) ?? FAILED);
    }
  });
  const onChange = (typed: string) => {
    setCode(typed);
    setError(undefined);
  };
  return { field: { value: code, error, onChange }, isBusy, submit };
}
