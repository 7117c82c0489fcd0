import { useId } from 'react';
import * as field from '../../../components/TextField/TextField.css.ts';
import { periods, type Period } from '../report.ts';
import * as styles from './ReportPanel.css.ts';

interface PeriodFieldProps {
  value: Period | undefined;
  onChange: (days: Period | undefined) => void;
}

/** How far back a report goes. */
export function PeriodField({ value, onChange }: PeriodFieldProps) {
  const id = useId();
  return (
    <div className={field.field}>
      <label htmlFor={id} className={field.label}>
        Period
      </label>
      <select
        id={id}
        className={styles.choice}
        value={value ?? ''}
        onChange={({ currentTarget }) =>
          onChange(periods.find((days) => String(days) === currentTarget.value))
        }
      >
        <option value="">All</option>
        {periods.map((days) => (
          <option key={days} value={days}>
            Last {days} days
          </option>
        ))}
      </select>
    </div>
  );
}
