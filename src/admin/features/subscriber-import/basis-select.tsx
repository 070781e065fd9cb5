import { Select } from '#admin/ui/fields.tsx';
import {
  CONSENT_BASES,
  CONSENT_BASIS_LABELS,
  CONSENT_BASIS_REQUIRED,
  type ConsentBasis,
} from '#domain/newsletter/newsletter-subscription.ts';

type BasisSelectProps = {
  value: ConsentBasis | undefined;
  isMissing: boolean;
  onChange: (basis: ConsentBasis | undefined) => void;
};

/** Selects how people agreed to receive the newsletter, which is stored as proof. */
export const BasisSelect = ({ value, isMissing, onChange }: BasisSelectProps) => (
  <Select
    label="Leur accord"
    placeholder="Choisissez"
    options={CONSENT_BASES.map((basis) => ({ value: basis, label: CONSENT_BASIS_LABELS[basis] }))}
    value={value ?? ''}
    error={isMissing && value === undefined ? CONSENT_BASIS_REQUIRED : undefined}
    hint="Gardé avec l’abonnement, comme preuve."
    onChange={({ target }) => onChange(CONSENT_BASES.find((basis) => basis === target.value))}
  />
);
