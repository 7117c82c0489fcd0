import { expect, test } from 'vitest';
import { withRealImports } from './manifest.ts';

test('imports each name from the module that exports it', () => {
  const code = "import { ButtonLink, Text } from '@cb/ui';\nimport { Gift } from 'lucide-react';";
  expect(withRealImports(code)).toBe(
    [
      "import { ButtonLink } from '@cb/ui/components/Link';",
      "import { Text } from '@cb/ui/components/Text';",
      "import { Gift } from 'lucide-react';",
    ].join('\n'),
  );
});

test('leaves an import of a name that no module exports', () => {
  const code = "import { Nothing, Text } from '@cb/ui';";
  expect(withRealImports(code)).toBe(code);
});
