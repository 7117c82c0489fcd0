import { icons } from 'virtual:icons-in-use';
import { vars } from '@cb/ui/theme/vars';
import { useId, useState } from 'react';

const modules = import.meta.glob<Readonly<Record<string, unknown>>>(
  ['../../packages/ui/src/components/*/*.tsx', '!**/*.stories.tsx'],
  { eager: true },
);

/** Whether a file is a component that the package exports: those have the name of their folder. */
const isPublic = (path: string) => /\/(\w+)\/\1\.tsx$/.test(path);

/** The names that code in the playground can use without an import. */
export const scope: Record<string, unknown> = Object.assign(
  { icons, vars, useId, useState },
  ...Object.entries(modules)
    .filter(([path]) => isPublic(path))
    .map(([, module]) => module),
);
