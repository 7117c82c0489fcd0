import { configure, getConfig } from 'storybook/test';

const { getElementError } = getConfig();

configure({
  // Generous for busy machines; a test that passes does not wait for it.
  asyncUtilTimeout: 10_000,
  // Describes the page only for a message that is read: while a test waits, every attempt fails with an
  // error that nobody reads.
  getElementError(message, container) {
    const error = new Error(message ?? '');
    error.name = 'TestingLibraryElementError';
    const described = () => getElementError(message, container).message;
    return Object.defineProperty(error, 'message', { get: described, configurable: true });
  },
});
