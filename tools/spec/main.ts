/** Fails if a requirement has no test, or if a requirement on the site itself has none in the site. */
import { shownRequirements, type ShownRequirement } from './claims.ts';

function problemsOf({ id, site, shownBy, statement }: ShownRequirement): readonly string[] {
  if (shownBy.length === 0) return [`${id} is shown by no test: ${statement}`];
  // Stories pass links and events of their own, so they cannot show those of the site.
  const isOfSite = shownBy.some(({ file }) => /^(?:apps\/site|e2e)\//.test(file));
  return site && !isOfSite ? [`${id} needs a test of the site: ${statement}`] : [];
}

function findProblems(): readonly string[] {
  try {
    return shownRequirements().flatMap(problemsOf);
  } catch (error) {
    // A line of the specification that is no requirement.
    return [error instanceof Error ? error.message : String(error)];
  }
}

const problems = findProblems();
for (const problem of problems) console.error(`✗ ${problem}`);
if (problems.length > 0) process.exitCode = 1;
