import * as styles from './SpecificationPage.css.ts';

export interface SearchToolProps {
  /** Examples of what can be found. */
  placeholder: string;
  value: string;
  onChange: (value: string) => void;
}

/** The search field of a page of the specification. */
export function SearchTool({ placeholder, value, onChange }: SearchToolProps) {
  return (
    <label className={styles.tool}>
      Search
      <input
        className={styles.input}
        type="search"
        placeholder={placeholder}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </label>
  );
}
