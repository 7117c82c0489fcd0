/** Returns the message of a failed query; one by role ends with the ten names most similar to the wanted one. */
export function nearestRoles(message: string) {
  const [question = '', ...page] = message.split('Here are the accessible roles:');
  const [, role = '', wanted = ''] =
    /role "([^"]*)"(?: and name [`"/](.*)[`"/])?/.exec(question) ?? [];
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
  const similarity = (each: { role: string; name: string }) =>
    Number(each.role === role) +
    words.filter((word) => word && each.name.toLowerCase().includes(word)).length;
  const nearest = found.toSorted((a, b) => similarity(b) - similarity(a)).slice(0, 10);
  return [question.trim(), ...nearest.map((each) => `  ${each.role} "${each.name}"`)].join('\n');
}
