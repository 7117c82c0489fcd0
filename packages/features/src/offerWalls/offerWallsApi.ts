import { queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import { CallError, requireReadable, requireSuccess } from '../shared/wire/CallError.ts';
import { post } from '../shared/wire/post.ts';
import { firstRecord } from '../shared/wire/records.ts';
import { providers, type Wall, type WallSlug } from './providers.ts';
import { readInbrain, readWall } from './walls.ts';

/** Fetched again on every visit, because links contain tokens that expire. */
const uncached = { staleTime: 0, gcTime: 0 } as const;

/**
 * A provider's link: a POST without a body (API-17). A refusal, no response, or a response without a
 * link is a CallError, except that a silent provider's response may have no link.
 */
export const wallQuery = (slug: WallSlug) =>
  queryOptions({
    queryKey: ['offerWall', slug],
    queryFn: async ({ signal }) => {
      const wall: Wall = providers[slug];
      const response = requireReadable(await post(wall.call, undefined, { signal }));
      const { data, errors, info } = response.envelope;
      const content = readWall(wall, data);
      if (content.address === '' && wall.failure === 'alert') throw new CallError(response);
      return { ...content, errors, info };
    },
    ...uncached,
  });

/** The inBrain wall (CAL-34): a POST without a body. */
export const inbrainQuery = queryOptions({
  queryKey: ['offerWall', 'inbrain'],
  queryFn: async ({ signal }) => {
    const { envelope } = requireSuccess(await post(providers.inbrain.call, undefined, { signal }));
    return readInbrain(envelope.data[0]);
  },
  ...uncached,
});

/** The schema of an id for the widget, which is not blank. */
const id = v.pipe(v.union([v.string(), v.number()]), v.transform(String), v.trim(), v.nonEmpty());

/** The member's id for the widget: a POST with an empty object, like the session's (CAL-25). */
export const memberIdQuery = queryOptions({
  queryKey: ['offerWall', 'memberId'],
  queryFn: async ({ signal }) => {
    const path = '/getUserIdFromSession';
    const result = await post(path, {}, { signal });
    return firstRecord(path, requireReadable(result), v.object({ UserId: id })).UserId;
  },
  ...uncached,
});

/** The member's RapidoReach id: POST /getUserIdForRapidoReach without a body (CAL-24). */
export const rapidoReachIdQuery = queryOptions({
  queryKey: ['offerWall', 'rapidoReachId'],
  queryFn: async ({ signal }) => {
    const path = '/getUserIdForRapidoReach';
    const result = await post(path, undefined, { signal });
    return firstRecord(path, requireReadable(result), v.object({ RapidoReachUserId: id }))
      .RapidoReachUserId;
  },
  ...uncached,
});
