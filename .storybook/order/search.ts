import { globSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { StoryIndexGenerator } from 'storybook/internal/core-server';
import type { DocsIndexEntry } from 'storybook/internal/types';
import { allDecisions, allRequirements } from '../../tools/spec/specification.ts';
import { storyTags } from './tags.ts';

const root = resolve(import.meta.dirname, '../..');

/** A place on a docs page that the search finds by its title; `id` is that of its element. */
type Anchor = NonNullable<DocsIndexEntry['anchors']>[number];

/** Other words for what a docs page shows, by the page's title. */
export const synonyms: Readonly<Record<string, readonly string[]>> = {
  'Components/Actions/Button': ['hover', 'focus', 'pressed'],
  'Components/Actions/Chip': ['tag', 'pill'],
  'Components/Actions/DropdownMenu': ['select', 'menu'],
  'Components/Actions/FilterSheet': ['drawer'],
  'Components/Data/Amount': ['money', 'points', 'currency'],
  'Components/Data/BarChart': ['graph'],
  'Components/Data/Table': ['grid', 'sort'],
  'Components/Data/Timeline': ['history'],
  'Components/Feedback/AlertBox': ['banner', 'message', 'error'],
  'Components/Feedback/Dialog': ['modal', 'overlay'],
  'Components/Feedback/Popover': ['tooltip'],
  'Components/Feedback/Skeleton': ['placeholder'],
  'Components/Feedback/Spinner': ['loader'],
  'Components/Feedback/Toast': ['snackbar', 'notification'],
  'Components/Forms/Checkbox': ['tick', 'toggle'],
  'Components/Forms/ChoiceGroup': ['radio'],
  'Components/Forms/Combobox': ['autocomplete', 'typeahead'],
  'Components/Forms/TextField': ['input'],
  'Components/Layout/Collapsible': ['accordion', 'disclosure'],
  'Components/Layout/Inline': ['row'],
  'Components/Layout/Stack': ['column', 'gap'],
  'Foundations/Tokens': ['colour', 'spacing', 'variables'],
  'Screens/Profile/Parts/Questionnaire': ['survey form', 'questions'],
  'Screens/Public/Login': ['sign in', 'password'],
  'Screens/Public/NotFound': ['404'],
  'Screens/Public/SignUp': ['register', 'registration'],
  'Screens/Redeem/Payza': ['stepper', 'wizard', 'cash out'],
  'Screens/Shell/Parts/PromoCarousel': ['slider'],
  'Screens/Store/GiftCard': ['voucher'],
};

/** The kind of each section's docs pages. */
const kinds: Readonly<Record<string, string>> = {
  Components: 'usage',
  Screens: 'all states',
  Journeys: 'all steps',
};

/** Returns the name of a docs page, such as "SignUp: all states". */
function nameOf(title: string) {
  const [section = '', ...rest] = title.split('/');
  const subject = rest.at(-1) ?? section;
  return kinds[section] ? `${subject}: ${kinds[section]}` : subject;
}

/** Returns the headings of a Markdown document with the ids that the guide renders them with. */
export function headingsIn(markdown: string): readonly Anchor[] {
  const text = markdown.replaceAll(/^```[\s\S]*?^```/gm, '');
  return Array.from(text.matchAll(/^#{1,4} (.+)$/gm), ([, line = '']) => {
    const title = line.replaceAll(/[`*]/g, '');
    const id = title
      .toLowerCase()
      .replaceAll(/[^\w\s-]/g, '')
      .replaceAll(/\s/g, '-');
    return { id, title };
  });
}

/** Returns the headings of the documents that a page of the guide shows. */
function headingsOf(page: string) {
  const folder = dirname(join(root, page));
  const shownFiles = readFileSync(join(root, page), 'utf8').matchAll(/'(\.[^']+\.md)(?:\?raw)?'/g);
  return [...shownFiles]
    .flatMap(([, pattern = '']) => globSync(pattern, { cwd: folder }).sort())
    .flatMap((file) => headingsIn(readFileSync(join(folder, file), 'utf8')));
}

function anchorsOf({ title, importPath, anchors = [] }: DocsIndexEntry): readonly Anchor[] {
  if (title === 'Guide/Specification') {
    return allRequirements().map(({ id }) => ({ id, title: id }));
  }
  if (title === 'Guide/Decisions') {
    return allDecisions().map(({ number, title: decision }) => ({
      id: number,
      title: `${number} ${decision}`,
    }));
  }
  const own = importPath.endsWith('.mdx') ? [...anchors, ...headingsOf(importPath)] : [];
  return [...own, ...(synonyms[title] ?? []).map((word) => ({ id: '', title: word }))];
}

// Storybook asks for its one generator several times.
const searched = new WeakSet<StoryIndexGenerator>();

/**
 * Names each docs page of the index for its subject, and adds to what the search finds there: headings
 * of documents, requirements, decisions and synonyms, in place of the names of stories.
 */
export function searchable(generator: StoryIndexGenerator) {
  if (searched.has(generator)) return generator;
  searched.add(generator);
  const indexed = generator.getIndexAndStats.bind(generator);
  generator.getIndexAndStats = async () => {
    const { storyIndex, stats } = await indexed();
    const entries = Object.entries(storyIndex.entries).map(([id, entry]) => {
      if (entry.type !== 'docs') return [id, entry] as const;
      const tags = (entry.tags ?? []).filter((tag) => !storyTags.has(tag));
      const found = { name: nameOf(entry.title), tags, anchors: [...anchorsOf(entry)] };
      return [id, { ...entry, ...found }] as const;
    });
    return { storyIndex: { ...storyIndex, entries: Object.fromEntries(entries) }, stats };
  };
  return generator;
}
