/** Returns the message of a query; one by role ends with the ten names most like the one that it asks for. */
export function nearestRoles(message: string) {
  const [asked = '', ...page] = message.split('Here are the accessible roles:');
  const [, role = '', wanted = ''] =
    /role "([^"]*)"(?: and name [`"/](.*)[`"/])?/.exec(asked) ?? [];
  const found = page
    .join('')
    .split(/^ {2}(?=\w+:$)/m)
    .flatMap((section) => {
      const [own = ''] = section.split(':');
      return Array.from(section.matchAll(/Name "(.*)":/g), ([, name = '']) => ({
        role: own,
        name,
      }));
    });
  const words = wanted.toLowerCase().split(/\W+/);
  const likeness = (each: { role: string; name: string }) =>
    Number(each.role === role) +
    words.filter((word) => word && each.name.toLowerCase().includes(word)).length;
  const nearest = found.toSorted((a, b) => likeness(b) - likeness(a)).slice(0, 10);
  return [asked.trim(), ...nearest.map((each) => `  ${each.role} "${each.name}"`)].join('\n');
}
