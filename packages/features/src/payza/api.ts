import { postChange } from '../lib/post.ts';

/** POST /payza/createOrder (part 2 §7): cbCount and nothing else. Sent through an intent only. */
export const createOrder = (cb: number) => postChange('/payza/createOrder', { cbCount: cb });
