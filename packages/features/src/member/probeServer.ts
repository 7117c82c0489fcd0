import { post } from '../wire/post.ts';
import { sessionPath } from './sendSession.ts';

/** Makes a small call to find out whether the server can be reached. */
export const probeServer = () => post(sessionPath, {});
