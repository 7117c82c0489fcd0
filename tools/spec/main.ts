/** Fails if no test names a requirement, or no test of the site names one that the site decides. */
import { shownRequirements } from './claims.ts';

const problems = shownRequirements().flatMap(({ id, site, shownBy, statement }) => {
  if (shownBy.length === 0) return [`${id} is shown by no test: ${statement}`];
  // Stories pass links and events of their own, so they cannot show those of the site.
  const isOfSite = shownBy.some(({ file }) => /^(?:apps\/site|e2e)\//.test(file));
  return site && !isOfSite ? [`${id} needs a test of the site: ${statement}`] : [];
});
for (const problem of problems) console.error(`✗ ${problem}`);
if (problems.length > 0) process.exitCode = 1;
