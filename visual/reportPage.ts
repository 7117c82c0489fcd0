/** A story whose picture is not its baseline; pictures are paths relative to the report. */
export interface Difference {
  readonly title: string;
  readonly id: string;
  readonly mode: string;
  readonly message: string;
  readonly before?: string;
  readonly after?: string;
  readonly difference?: string;
}

const escape = (text: string) =>
  text.replaceAll(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

const picture = (caption: string, file?: string) =>
  `<figure><figcaption>${caption}</figcaption>${
    file ? `<a href="${file}"><img src="${file}" alt="${caption}"></a>` : '<p>none</p>'
  }</figure>`;

const section = ({ title, id, mode, message, before, after, difference }: Difference) => `
<section>
  <h2>${escape(title)} <small>${escape(mode)}</small></h2>
  ${id && `<p><a href="../storybook-static/index.html?path=/story/${id}">${id}</a></p>`}
  <div>${picture('Before', before)}${picture('After', after)}${picture('Difference', difference)}</div>
  <details><summary>Message</summary><pre>${escape(message)}</pre></details>
</section>`;

/** The report as one HTML page that needs nothing but the pictures beside it. */
export const reportPage = (differences: readonly Difference[], passed: number) => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Visual comparison: ${passed} equal, ${differences.length} different</title>
<style>
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
  body { margin: 24px; overflow-wrap: anywhere }
  section { border-top: 1px solid; margin-top: 32px }
  section > div { display: grid; grid-template-columns: repeat(auto-fit, minmax(280px, 1fr)); gap: 16px }
  figure { margin: 0 }
  figcaption { font-weight: 600 }
  img { max-width: 100%; border: 1px solid #888; background: #fff }
  small { font-weight: 400 }
  pre { overflow: auto }
</style>
<h1>${passed} equal, ${differences.length} different</h1>
${differences.map(section).join('')}
</html>
`;
