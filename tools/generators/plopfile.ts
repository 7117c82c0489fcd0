import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { format } from 'oxfmt';
import type { ActionType, NodePlopAPI } from 'plop';
import style from '../../.oxfmtrc.json' with { type: 'json' };

/** The files of a new screen, each with its template. */
const files = {
  'packages/ui/src/screens/{{area}}/{{name}}Screen/{{name}}Screen.tsx': 'Screen.tsx',
  'packages/ui/src/screens/{{area}}/{{name}}Screen/{{name}}Screen.css.ts': 'Screen.css.ts',
  'packages/ui/src/screens/{{area}}/{{name}}Screen/{{name}}Screen.stories.tsx':
    'Screen.stories.tsx',
  'packages/features/src/{{camelCase area}}/{{name}}.tsx': 'Container.tsx',
  'packages/features/src/{{camelCase area}}/{{name}}.stories.tsx': 'Container.stories.tsx',
  'packages/features/src/{{camelCase area}}/{{camelCase name}}Api.ts': 'api.ts',
  'packages/features/src/{{camelCase area}}/{{camelCase name}}Api.test.ts': 'api.test.ts',
  'mocks/src/handlers/{{camelCase name}}.ts': 'handler.ts',
};

interface Insertion {
  readonly path: string;
  readonly lines: string;
  /** The text to insert the lines before; it must occur exactly once. */
  readonly before: string;
}

const insertions: readonly Insertion[] = [
  {
    path: 'packages/ui/package.json',
    lines: '"./screens/{{area}}/*": "./src/screens/{{area}}/*/*.tsx",\n',
    before: '    "./platform/useHydrated"',
  },
  {
    path: 'mocks/src/handlers/handlers.ts',
    lines: "import { {{camelCase name}}Calls } from './{{camelCase name}}.ts';\n",
    before: 'import { createScenarioPlayer',
  },
  {
    path: 'mocks/src/handlers/handlers.ts',
    lines: '...{{camelCase name}}Calls,\n',
    before: '  ...offerWallCalls,\n];',
  },
  {
    path: 'apps/site/src/routes/memberTable.tsx',
    lines: `memberScreen({
      path: '/dashboard/{{kebabCase name}}',
      title: '{{title name}}',
      area: 'member',
      load: () => import('@cb/features/{{camelCase area}}/{{name}}'),
      draw: ({ {{name}} }, userId) => <{{name}} userId={userId} />,
    }),
    `,
    before: '  ...wallTable,',
  },
];

async function formatted(path: string, text: string) {
  const { code } = await format(path, text, style);
  return code;
}

/** Writes a file from its template. Fails without overwriting if the file exists. */
const write = (path: string, template: string): ActionType => ({
  type: 'add',
  path,
  templateFile: `screen/${template}.hbs`,
  transform: (text: string) => formatted(path, text),
});

/** Inserts lines unless present, because an area is exported once for all its screens. */
const insert =
  ({ path, lines, before }: Insertion): ActionType =>
  async (answers, _config, plop) => {
    const file = join(plop.getDestBasePath(), path);
    const text = await readFile(file, 'utf8');
    const added = plop.renderString(lines, answers);
    if (text.includes(added)) return `${path} has it`;
    const [head, tail, ...others] = text.split(before);
    if (head === undefined || tail === undefined || others.length > 0) {
      throw new Error(`${path} no longer has exactly one ${JSON.stringify(before)}.`);
    }
    await writeFile(file, await formatted(file, head + added + before + tail));
    return path;
  };

const asks = (name: string, message: string, pattern: RegExp) => ({
  type: 'input' as const,
  name,
  message: `${message}:`,
  validate: (given: string) =>
    pattern.test(given) || `${message}: ${JSON.stringify(given)} is none.`,
});

const pascalCase = /^(?:[A-Z][a-z\d]+)+$/;

/** The generators of `npm run new`. */
export default function generators(plop: NodePlopAPI) {
  // Converts `RecentTips` to `Recent tips`.
  plop.setHelper('title', (name: string) =>
    name.replaceAll(/(?<!^)[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`),
  );
  plop.setGenerator('screen', {
    description: 'a screen for members, and the call that it shows (docs/recipes/screen.md)',
    prompts: [
      asks('area', 'Area, as Referrals', pascalCase),
      asks('name', 'Name, as RecentTips', pascalCase),
      asks('call', 'Path of its call, as /tips/list', /^(?:\/\w+)+$/),
    ],
    actions: [
      ...Object.entries(files).map(([path, template]) => write(path, template)),
      ...insertions.map(insert),
    ],
  });
}
