/** Lists by area how many requirements a test names. Fails if none names one. */
import { shownRequirements } from './claims.ts';

const requirements = shownRequirements();
const shown = requirements.filter(({ shownBy }) => shownBy.length > 0);

for (const area of new Set(requirements.map((each) => each.area))) {
  const own = requirements.filter((each) => each.area === area);
  const count = own.filter((each) => shown.includes(each)).length;
  console.log(`${own[0]?.id.slice(0, 3)}  ${`${count}/${own.length}`.padEnd(6)} ${area}`);
}
console.log(`\n${shown.length} of ${requirements.length} requirements are shown by a test.`);

const problems = requirements.flatMap(({ id, site, shownBy, statement }) => {
  if (shownBy.length === 0) return [`${id} is shown by no test: ${statement}`];
  // Stories pass links and events of their own, so they cannot show those of the site.
  const isOfSite = shownBy.some(({ file }) => /^(?:apps\/site|e2e)\//.test(file));
  return site && !isOfSite ? [`${id} needs a test of the site: ${statement}`] : [];
});
for (const problem of problems) console.error(`✗ ${problem}`);
if (problems.length > 0) process.exitCode = 1;
