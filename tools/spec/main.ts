/** Lists by area how many requirements a test shows. Fails if one is not shown. */
import { projectSpec } from './project.ts';

const { areas, problems } = projectSpec();
const requirements = areas.flatMap((area) => area.requirements);
const shown = requirements.filter(({ shownBy }) => shownBy.length > 0);
const width = Math.max(...areas.map(({ name }) => name.length));

for (const { prefix, name, requirements: own } of areas) {
  const count = own.filter(({ shownBy }) => shownBy.length > 0).length;
  console.log(`${prefix}  ${name.padEnd(width)}  ${`${count}/${own.length}`.padStart(5)}`);
}
console.log(`\n${shown.length} of ${requirements.length} requirements are shown by a test.`);
for (const problem of problems) console.error(`✗ ${problem}`);
process.exitCode = problems.length > 0 ? 1 : 0;
