import { SelectField } from '../../../components/SelectField/SelectField.tsx';
import { periods, type Period } from '../report.ts';

interface PeriodFieldProps {
  value: Period | undefined;
  onChange: (days: Period | undefined) => void;
}

const options = [
  { value: '', label: 'All' },
  ...periods.map((days) => ({ value: String(days), label: `Last ${days} days` })),
];

/** Selects how far back a report goes. */
export function PeriodField({ value, onChange }: PeriodFieldProps) {
  return (
    <SelectField
      label="Period"
      inline
      options={options}
      value={String(value ?? '')}
      onChange={(chosen) => onChange(periods.find((days) => String(days) === chosen))}
    />
  );
}
