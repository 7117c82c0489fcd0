import type { Outcome } from './outcomes.ts';
import type { Difference, PicturesPart, StepSummary, TestsPart } from './report.ts';

const escape = (text: string) =>
  text.replaceAll(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

const storyLink = (id: string, text: string) =>
  `<a href="../storybook-static/index.html?path=/story/${escape(id)}">${escape(text)}</a>`;

const step = ({ name, passed, failed, ms }: StepSummary) => `
<tr class="${failed ? 'bad' : ''}"><td>${escape(name)}</td><td>${passed}</td><td>${failed}</td><td>${(ms / 1000).toFixed(1)} s</td></tr>`;

const steps = (tests: TestsPart, pictures: PicturesPart | undefined) => `
<table>
  <tr><th>What ran</th><th>passed</th><th>failed</th><th>time</th></tr>
  ${tests.steps.map(step).join('')}
  ${
    pictures
      ? `<tr class="${pictures.differences.length ? 'bad' : ''}"><td>pictures</td><td>${pictures.passed}</td><td>${pictures.differences.length}</td><td>${(pictures.ms / 1000).toFixed(1)} s</td></tr>`
      : ''
  }
</table>`;

const failure = ({ group, name, story, message, violations }: Outcome) => `
<section>
  <h3>${escape(name)}</h3>
  <p>${story ? storyLink(story, story) : escape(group)}</p>
  ${violations.length > 0 ? `<ul>${violations.map((help) => `<li>${escape(help)}</li>`).join('')}</ul>` : ''}
  <pre>${escape(message)}</pre>
</section>`;

const picture = (caption: string, file?: string) =>
  `<figure><figcaption>${caption}</figcaption>${
    file ? `<a href="${file}"><img src="${file}" alt="${caption}"></a>` : '<p>none</p>'
  }</figure>`;

const difference = ({ id, mode, message, before, after, difference: diff }: Difference) => `
<section>
  <h3>${storyLink(id, id)} <small>${escape(mode)}</small></h3>
  <div class="pictures">${picture('Before', before)}${picture('After', after)}${picture('Difference', diff)}</div>
  <details><summary>Message</summary><pre>${escape(message)}</pre></details>
</section>`;

function storyItem(story: string, outcomes: readonly Outcome[]) {
  const ofStory = outcomes.filter((outcome) => outcome.story === story);
  const failed = ofStory.filter(({ passed }) => !passed).length;
  const violations = ofStory.reduce((sum, outcome) => sum + outcome.violations.length, 0);
  return `<li>${storyLink(story, story)}: ${ofStory.length} run, ${failed} failed, ${violations} accessibility violations</li>`;
}

function storyGroup(group: string, outcomes: readonly Outcome[]) {
  const ofGroup = outcomes.filter((outcome) => outcome.group === group);
  const stories = [...new Set(ofGroup.flatMap(({ story = [] }) => story))];
  const items = stories.map((story) => storyItem(story, ofGroup));
  return `<details><summary>${escape(group)} <small>${stories.length} stories, ${ofGroup.length} tests</small></summary><ul>${items.join('')}</ul></details>`;
}

/** The stories by file: how many tests each has, and whether it is accessible. */
function storyList(outcomes: readonly Outcome[]) {
  const ofStories = outcomes.filter(({ story }) => story);
  const groups = [...new Set(ofStories.map(({ group }) => group))];
  return groups.map((group) => storyGroup(group, ofStories)).join('');
}

interface PageParts {
  readonly tests: TestsPart | undefined;
  readonly pictures: PicturesPart | undefined;
}

/** One HTML page for the last tests and the last comparison; needs only the pictures beside it. */
export function page({ tests, pictures }: PageParts) {
  const failures = tests?.outcomes.filter(({ passed }) => !passed) ?? [];
  const differences = pictures?.differences ?? [];
  const failed = (tests?.steps ?? []).reduce((sum, one) => sum + one.failed, differences.length);
  const verdict = failed === 0 ? 'Everything passed' : `${failed} to look at`;
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>CB Rewards: ${verdict}</title>
<style>
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
  body { margin: 24px auto; max-width: 1200px; padding: 0 16px; overflow-wrap: anywhere }
  table { border-collapse: collapse }
  th, td { padding: 4px 16px 4px 0; text-align: start; border-bottom: 1px solid #8884 }
  td:nth-child(n + 2) { text-align: end; font-variant-numeric: tabular-nums }
  .bad { font-weight: 700 }
  section { border-top: 1px solid #8888; margin-top: 24px }
  .pictures { display: grid; grid-template-columns: repeat(auto-fit, minmax(280px, 1fr)); gap: 16px }
  figure { margin: 0 }
  figcaption { font-weight: 600 }
  img { max-width: 100%; border: 1px solid #888; background: #fff }
  small { font-weight: 400 }
  pre { overflow: auto }
</style>
<h1>${verdict}</h1>
${tests ? steps(tests, pictures) : ''}
${failures.length > 0 ? `<h2>Failed tests</h2>${failures.map(failure).join('')}` : ''}
${pictures ? `<h2>Pictures: ${pictures.passed} equal, ${differences.length} different</h2>${differences.map(difference).join('')}` : ''}
${tests ? `<h2>Stories</h2>${storyList(tests.outcomes)}` : ''}
</html>
`;
}
