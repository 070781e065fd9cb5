export type Option = { value: string; label: string };

export const HOLIDAY_TYPES: readonly Option[] = [
  { value: 'sejour-plage', label: 'Séjour plage' },
  { value: 'voyage-culturel', label: 'Voyage culturel' },
  { value: 'aventure-nature', label: 'Aventure et nature' },
  { value: 'city-break', label: 'City break' },
  { value: 'voyage-luxe', label: 'Voyage de luxe' },
  { value: 'voyage-famille', label: 'Voyage en famille' },
  { value: 'voyage-romantique', label: 'Voyage romantique' },
  { value: 'autre', label: 'Autre' },
];

export const HOLIDAY_BUDGETS: readonly Option[] = [
  { value: 'moins-500', label: 'Moins de 500\u00A0€' },
  { value: '500-1000', label: '500 à 1\u202F000\u00A0€' },
  { value: '1000-2000', label: '1\u202F000 à 2\u202F000\u00A0€' },
  { value: '2000-3000', label: '2\u202F000 à 3\u202F000\u00A0€' },
  { value: 'plus-3000', label: 'Plus de 3\u202F000\u00A0€' },
  { value: 'flexible', label: 'Budget flexible' },
];

export const optionLabel = (options: readonly Option[], value: string): string =>
  options.find((option) => option.value === value)?.label ?? value;
