/** Lists by area how many requirements a test shows. Fails if one marked as done is not shown. */
import { projectSpec } from './project.ts';

const { areas, problems } = projectSpec();
const requirements = areas.flatMap((area) => area.requirements);
const shown = requirements.filter(({ shownBy }) => shownBy.length > 0);
const width = Math.max(...areas.map(({ name }) => name.length));

for (const area of areas) {
  const missing = area.requirements.filter(({ shownBy }) => shownBy.length === 0);
  const due = area.requirements.filter((requirement) => requirement.due).length;
  const mark = due === 0 ? '' : due === area.requirements.length ? 'done' : `done: ${due}`;
  const count = `${area.requirements.length - missing.length}/${area.requirements.length}`;
  console.log(
    [area.prefix, area.name.padEnd(width), count.padStart(6), mark.padEnd(8), notShown(missing)]
      .join('  ')
      .trimEnd(),
  );
}
console.log(`\n${shown.length} of ${requirements.length} requirements are shown by a test.`);
for (const problem of problems) console.error(`✗ ${problem}`);
process.exitCode = problems.length > 0 ? 1 : 0;

function notShown(missing: readonly { id: string }[]) {
  if (missing.length === 0) return '';
  return `not shown: ${missing.map(({ id }) => id.split('-')[1]).join(' ')}`;
}
