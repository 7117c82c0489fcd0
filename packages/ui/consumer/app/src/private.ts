/* Private modules of the package: an import that resolves fails the type check. */

// @ts-expect-error A part of a component.
export type { ShareButton } from '@cb/ui/components/ShareButtons/ShareButton';
// @ts-expect-error A story.
export type { Primary } from '@cb/ui/components/Button/Button.stories';
// @ts-expect-error Data for stories.
export type { shellLinks } from '@cb/ui/screens/Shell/links.fixtures';
// @ts-expect-error For tests of this workspace.
export type { fakePlatform } from '@cb/ui/platform/fakePlatform';
