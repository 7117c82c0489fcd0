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
  const [asked, , ...names] = nearestRoles(message).split('\n');
  expect(asked).toMatch(/name "CD CODE"$/);
  expect([names.length, names[0]]).toEqual([9, '  link "Link 0"']);
  expect(nearestRoles(message)).toContain('"CD CODE"\n  button "CB CODE"\n');
});
