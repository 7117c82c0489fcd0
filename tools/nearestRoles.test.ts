import { expect, test } from 'vitest';
import { nearestRoles } from './nearestRoles.ts';

test('a failed query by role ends with the ten names most like the one that it asks for', () => {
  const links = Array.from(
    { length: 12 },
    (_, index) => `  Name "Link ${index}":\n  <a href="#" />\n`,
  );
  const message = `Unable to find an accessible element with the role "button" and name "CD CODE"

Here are the accessible roles:

  link:

${links.join('\n')}
  --------------------------------------------------
  button:

  Name "CB CODE":
  <button />
`;
  const [question, ...names] = nearestRoles(message).split('\n');
  expect(question).toMatch(/name "CD CODE"$/);
  expect(names).toHaveLength(10);
  expect(names.slice(0, 2)).toEqual(['  button "CB CODE"', '  link "Link 0"']);
});
