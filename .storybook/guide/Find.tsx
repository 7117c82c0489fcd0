interface Link {
  readonly name: string;
  /** The address after `?path=/`. */
  readonly to: string;
}

const welcome = 'docs/guide-welcome--docs';

/** The tasks that readers start with, and the words that find them in the search. */
const tasks: readonly (readonly [wanted: string, links: readonly Link[], words: string])[] = [
  [
    'all states of a screen',
    [{ name: 'SignUp: all states', to: 'docs/screens-public-signup--docs' }],
    'SignUp',
  ],
  [
    'a part in the dark theme on a phone',
    [
      {
        name: 'Survey card, dark, 375 px',
        to: 'story/screens-surveys-surveycard--ready&globals=theme:dark;viewport:phone',
      },
    ],
    'SurveyCard',
  ],
  [
    'a screen when the server answers wrongly',
    [
      {
        name: 'Questionnaire with an answer in HTML',
        to: 'story/features-profile-questionnaire--html-answer',
      },
    ],
    'Questionnaire',
  ],
  [
    'each step of a flow',
    [
      { name: 'Payza: all states', to: 'docs/screens-redeem-payza--docs' },
      { name: 'Payza: all steps', to: 'docs/journeys-cash-out-through-payza--docs' },
    ],
    'stepper',
  ],
  [
    'a control under the pointer, pressed and focused',
    [{ name: 'States of the primary button and others', to: 'story/foundations-states--states' }],
    'hover',
  ],
  [
    'what changed since main',
    // A build that compares with nothing has no changed stories.
    import.meta.env['COMPARED_WITH']
      ? [{ name: 'Changed stories', to: `${welcome}&tags=!$test;!looks;changed` }]
      : [],
    '–',
  ],
  [
    'which requirement a story shows',
    [
      {
        name: 'Panel Requirements',
        to: 'story/features-public-signup--mismatch&addonPanel=cb/requirements',
      },
    ],
    'REG-13',
  ],
  [
    'the colours',
    [
      { name: 'Colour', to: 'story/foundations-colour--light' },
      { name: 'Tokens', to: 'docs/foundations-tokens--docs' },
    ],
    'palette',
  ],
];

const filters: readonly (readonly [link: Link, shown: string])[] = [
  [{ name: 'Default', to: welcome }, 'without the others'],
  [{ name: 'Phones', to: `${welcome}&tags=!$test;!looks;phone` }, 'stories about a phone'],
  [
    { name: 'Edge cases', to: `${welcome}&tags=!$test;!looks;edge-case` },
    'hostile, long, many, missing',
  ],
  [
    { name: 'Faults', to: `${welcome}&tags=!$test;!looks;fault` },
    'Features whose server refuses or fails',
  ],
  [
    { name: 'Without legacy', to: `${welcome}&tags=!$test;!looks;!edge-case;!fault;!legacy` },
    'no screens that no link leads to',
  ],
  [{ name: 'Tests', to: `${welcome}&tags=$test` }, 'the tests of stories'],
];

const toLink = ({ name, to }: Link) => (
  <a key={name} href={`./?path=/${to}`} target="_top">
    {name}
  </a>
);

/** Lists what readers look for first, with links. */
export function Tasks() {
  return (
    <table>
      <thead>
        <tr>
          <th>to see</th>
          <th>open</th>
          <th>or search for</th>
        </tr>
      </thead>
      <tbody>
        {tasks.map(([wanted, links, words]) => (
          <tr key={wanted}>
            <td>{wanted}</td>
            <td>
              {links.length === 0
                ? 'the Storybook of a pull request'
                : links.flatMap((link, at) => (at > 0 ? [', ', toLink(link)] : [toLink(link)]))}
            </td>
            <td>{words}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Lists the filters of the sidebar, as links that can be bookmarked. */
export function Filters() {
  return (
    <table>
      <thead>
        <tr>
          <th>filter</th>
          <th>shows</th>
        </tr>
      </thead>
      <tbody>
        {filters.map(([link, shown]) => (
          <tr key={link.name}>
            <td>{toLink(link)}</td>
            <td>{shown}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
