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
