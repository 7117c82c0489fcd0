import { SelectField } from '../../../components/SelectField/SelectField.tsx';
import { periods, type Period } from '../../../domain/report.ts';

interface PeriodFieldProps {
  value: Period | undefined;
  onChange: (days: Period | undefined) => void;
  /** Puts the label in the field. */
  inline?: boolean;
}

/** Returns the name of a period. */
export const periodName = (days: Period) => `Last ${days} days`;

const options = [
  { value: '', label: 'All' },
  ...periods.map((days) => ({ value: String(days), label: periodName(days) })),
];

/** Selects how far back a report goes. */
export function PeriodField({ value, onChange, inline = false }: PeriodFieldProps) {
  return (
    <SelectField
      label="Period"
      inline={inline}
      options={options}
      value={String(value ?? '')}
      onChange={(chosen) => onChange(periods.find((days) => String(days) === chosen))}
    />
  );
}
