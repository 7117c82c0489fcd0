import { describe, expect, it } from 'vitest';
import { createBrowserBackend, createKeptWorld } from './browser.ts';
import { ask } from './testClient.ts';
import { demoLogin, demoMemberId } from '../world/members.ts';
import { startSession } from '../world/sessions.ts';
import { worldEpoch } from '../world/world.ts';

const now = () => worldEpoch;
const cookies = () => 'XSRF-TOKEN=token';

function memory(initial?: string) {
  let kept = initial ?? null;
  return {
    getItem: () => kept,
    setItem: (_key: string, value: string) => {
      kept = value;
    },
  };
}

describe('createKeptWorld', () => {
  it('restores the state and the session after a reload', async () => {
    const storage = memory();
    const first = createBrowserBackend({ world: createKeptWorld(storage, now), cookies });
    await ask(first.handlers, '/ath', { Email: demoLogin.email, Password: demoLogin.password });
    const second = createBrowserBackend({ world: createKeptWorld(storage, now), cookies });
    expect(second.userId()).toBe(demoMemberId);
    second.logOut();
    const third = createBrowserBackend({ world: createKeptWorld(storage, now), cookies });
    expect(third.userId()).toBeUndefined();
  });

  it.each(['', '{', 'null', '[]', '{"members":[]}'])('starts a new world for %j', (text) => {
    const world = createKeptWorld(memory(text), now);
    expect(world.state.members).toHaveLength(2);
  });

  it('works when the storage throws', () => {
    const full = {
      getItem: () => null,
      setItem: () => {
        throw new Error('full');
      },
    };
    const world = createKeptWorld(full, now);
    expect(startSession(world, demoMemberId)).toMatch(/^[0-9a-f]{32}$/);
  });
});
