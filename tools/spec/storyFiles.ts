import { storyNameFromExport, toId } from 'storybook/internal/csf';

/** The sections of the sidebar, in order. */
export const sections = [
  'Guide',
  'Foundations',
  'Components',
  'Screens',
  'Features',
  'Journeys',
] as const;

/** The groups of the components. */
export const groups = ['Actions', 'Forms', 'Feedback', 'Data', 'Layout', 'Brand'] as const;

/**
 * Returns the title and the id in a story file's meta: its first properties. The id is set where the
 * title has a group that the ids of the stories leave out.
 */
export function metaOf(code: string) {
  const [, id, title] = /\.meta\(\{\s*(?:id: '([^']+)',\s*)?title: '([^']+)'/.exec(code) ?? [];
  return { title, id };
}

/** Returns the ids of the stories that a file exports. */
export function storyIdsOf(code: string) {
  const { title = '', id = title } = metaOf(code);
  return Array.from(code.matchAll(/^export const (\w+) = /gm), ([, name = '']) =>
    toId(id, storyNameFromExport(name)),
  );
}

const quoted = (code: string) =>
  Array.from(code.matchAll(/['"](\w+)['"]/g), ([, text = '']) => text);

/**
 * Returns the states that a component's types declare: every literal of a property `status`, and of
 * the types that it names. Throws for an imported type, whose literals it cannot see.
 */
export function statesOf(file: string, code: string): readonly string[] {
  function literals(type: string): readonly string[] {
    const named = (type.match(/\b[A-Z]\w*/g) ?? []).flatMap((name) => {
      const isImported = new RegExp(String.raw`^import [^;]*\b${name}\b`, 'm').test(code);
      if (isImported) throw new Error(`${file} takes the states ${name} from elsewhere.`);
      return literals(new RegExp(String.raw`\btype ${name} =([^;]+)`).exec(code)?.[1] ?? '');
    });
    return [...quoted(type), ...named];
  }
  const types = code.matchAll(/\bstatus\??:([\w\s|']+)/g);
  return Array.from(types, ([, type = '']) => literals(type)).flat();
}

/** Returns the states that a story file or its fixtures set anywhere. */
export const statesShown = (code: string): readonly string[] =>
  (code.match(/\bstatus(?:: |=)[^,}\n]+/g) ?? []).flatMap(quoted);
