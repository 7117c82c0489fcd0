// Must run before React loads, which looks for both once. They tell a profiler, which a test run does
// not have, where elements come from and how long components take.
Reflect.deleteProperty(console, 'createTask');
Reflect.deleteProperty(console, 'timeStamp');

const react: object = await import('react');
const internals: unknown = Reflect.get(
  react,
  '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE',
);

// React takes a stack trace for every element, up to a number per second, for the messages that it
// logs in development. They took a sixth of the time of a form's tests.
if (typeof internals === 'object' && internals !== null) {
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
    get: () => Infinity,
    set() {},
  });
}
