import { join } from 'node:path';
import { expect, test } from 'vitest';
import { toModule } from './snippets.ts';

const components = join(import.meta.dirname, '../packages/ui/src/components');

test('imports what the code names, and replaces spies', async () => {
  const code = 'const Primary = () => <Button icon={<Check />} onClick={fn()}>Go</Button>;';
  expect(await toModule(code, join(components, 'Button/Button.stories.tsx'))).toBe(
    `import { Button } from '@cb/ui/components/Button';
import { Check } from 'lucide-react';

const Primary = () => (
  <Button icon={<Check />} onClick={() => {}}>
    Go
  </Button>
);
`,
  );
});

test('includes the data and the types of the story, and of its fixtures', async () => {
  const code = 'const Ready = () => <Table columns={columns} />;';
  const module = await toModule(code, join(components, 'Table/Table.stories.tsx'));
  expect(module).toMatch(/^import { Amount } from '@cb\/ui\/components\/Amount';\n/);
  expect(module).toContain("import { Table, type TableColumn } from '@cb/ui/components/Table';");
  expect(module).toMatch(/\n\ninterface Survey {[^]+\n\nconst columns: [^]+\n\nconst Ready = /);
  const html = 'const Plain = () => <SafeHtml html={plainHtml} />;';
  expect(await toModule(html, join(components, 'SafeHtml/SafeHtml.stories.tsx'))).toMatch(
    /^import { SafeHtml } from '@cb\/ui\/components\/SafeHtml';\n\nconst plainHtml = `<p>[^]+\n\nconst Plain = /,
  );
});
