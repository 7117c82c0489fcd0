import type { Preview } from '@storybook/react-vite';
import { scenarioNames, scenarios } from '@cb/mocks/scenarios';
import { defaultPlace, places } from './places.ts';

type Toolbars = NonNullable<Preview['globalTypes']>;
type Toolbar = NonNullable<Toolbars[string]['toolbar']>;
type Icon = NonNullable<Toolbar['icon']>;

/** Creates a toolbar whose button shows the selected item. */
const toolbar = (title: string, icon: Icon, description: string, items: Toolbar['items']) => ({
  description,
  toolbar: { title, icon, items, dynamicTitle: true },
});

/** Creates a toolbar that is seldom used: its button is only an icon, since a row holds few names. */
const smallToolbar = (icon: Icon, description: string, items: Toolbar['items']) => ({
  description,
  toolbar: { icon, items, dynamicTitle: false },
});

/** The toolbars. Storybook keeps the selection in the URL, so a shared link shows the same. */
export const globalTypes: Toolbars = {
  theme: toolbar('Theme', 'contrast', 'Theme', [
    { value: 'light', title: 'Light' },
    { value: 'dark', title: 'Dark' },
    { value: 'both', title: 'Side by side' },
  ]),
  scenario: toolbar('Backend', 'database', 'How the backend answers', [
    { value: 'story', title: 'Story default' },
    ...scenarioNames.map((value) => ({ value, title: value, right: scenarios[value] })),
  ]),
  member: toolbar('Member', 'user', 'Who the demo member is', [
    { value: 'new', title: 'New member' },
    { value: 'active', title: 'Active member' },
    { value: 'rich', title: 'Rich member' },
  ]),
  direction: toolbar('Direction', 'transfer', 'Text direction', [
    { value: 'ltr', title: 'Left to right' },
    { value: 'rtl', title: 'Right to left' },
  ]),
  textSpacing: toolbar('Spacing', 'paragraph', 'Text spacing (WCAG 1.4.12)', [
    { value: 'normal', title: 'Normal spacing' },
    { value: 'wide', title: 'Wide spacing (WCAG 1.4.12)' },
  ]),
  motion: toolbar('Motion', 'lightning', 'Motion', [
    { value: 'system', title: 'Motion as the device says' },
    { value: 'reduced', title: 'Reduced motion' },
  ]),
  place: smallToolbar(
    'globe',
    'Place: language and time zone of amounts and dates',
    Object.entries(places).map(([value, { name, locale }]) => ({
      value,
      title: name,
      right: locale,
    })),
  ),
  react: smallToolbar('sync', 'React: how it renders', [
    { value: 'normal', title: 'React as in production' },
    { value: 'strict', title: 'React in strict mode' },
  ]),
};

/** The toolbars' initial selection. */
export const initialGlobals = {
  theme: 'light',
  scenario: 'story',
  member: 'active',
  direction: 'ltr',
  textSpacing: 'normal',
  motion: 'system',
  place: defaultPlace,
  react: 'normal',
} as const;
