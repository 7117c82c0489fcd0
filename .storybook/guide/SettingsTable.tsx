import schema from '../../apps/site/site.schema.json' with { type: 'json' };
import shipped from '../../apps/site/site.config.json' with { type: 'json' };

interface Field {
  readonly type?: string;
  readonly description?: string;
  readonly properties?: Readonly<Record<string, Field>>;
  readonly items?: Field;
  readonly anyOf?: readonly Field[];
}

interface Row {
  readonly name: string;
  readonly field: Field;
  readonly value: unknown;
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** Returns a row for each field; the fields of an object follow it. */
function rowsOf({ properties = {} }: Field, value: unknown, prefix = ''): readonly Row[] {
  return Object.entries(properties).flatMap(([key, field]) => {
    const own = isObject(value) ? value[key] : undefined;
    const name = prefix + key;
    return [{ name, field, value: own }, ...rowsOf(field, own, `${name}.`)];
  });
}

const typeOf = ({ type, anyOf }: Field): string =>
  type ?? anyOf?.map(typeOf).join(' or ') ?? 'anything';

const descriptionOf = ({ description, anyOf }: Field): string =>
  description ?? anyOf?.map(descriptionOf).find((text) => text !== '') ?? '';

/** Lists the operator's settings with their purpose and default. */
export function SettingsTable() {
  return (
    <table>
      <thead>
        <tr>
          <th>setting</th>
          <th>purpose</th>
          <th>type</th>
          <th>default</th>
        </tr>
      </thead>
      <tbody>
        {rowsOf(schema, shipped).map(({ name, field, value }) => (
          <tr key={name}>
            <th>
              <code>{name}</code>
            </th>
            <td>{descriptionOf(field)}</td>
            <td>{typeOf(field)}</td>
            <td>{isObject(value) ? '' : <code>{JSON.stringify(value)}</code>}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
