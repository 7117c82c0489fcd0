import { getResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import type { Delay } from '../handlers/delay.ts';
import { createBrowserBackend } from '../serve/browser.ts';
import { scenarioNames, type ScenarioName } from './scenarios.ts';
import { sendTo } from '../serve/testClient.ts';
import { demoLogin, demoMemberId } from '../world/members.ts';

const demo = { Email: demoLogin.email, Password: demoLogin.password };
const cookies = () => 'XSRF-TOKEN=token';

function play(scenario: ScenarioName, delay: Delay = async () => {}) {
  return createBrowserBackend({ scenario, delay, cookies, signedIn: true });
}

const passing: readonly ScenarioName[] = ['specified', 'slow', 'empty'];
const unanswered: readonly ScenarioName[] = ['transportFailure', 'never'];
const unreadable = scenarioNames.filter(
  (name) => name === 'httpErrors' || (name.startsWith('malformed') && name !== 'malformed-huge'),
);
const refusing = scenarioNames.filter(
  (name) => ![...passing, ...unanswered, ...unreadable].includes(name),
);

describe('scenarios', () => {
  it('slow responds as specified after 3 seconds', async () => {
    const waits: number[] = [];
    let end = (): void => {};
    const { handlers } = play('slow', (ms) => {
      waits.push(ms);
      return new Promise((resolve) => (end = resolve));
    });
    let isSettled = false;
    const response = sendTo(handlers, '/getCbCountByUser', {});
    void response.then(() => (isSettled = true));
    await expect.poll(() => waits).toEqual([3000]);
    await sendTo(play('specified').handlers, '/getCbCountByUser', {});
    expect(isSettled).toBe(false);
    end();
    expect((await response).json).toMatchObject({ ErrorCode: 'SUCCESS' });
  });

  it('empty removes the messages, and keeps the code', async () => {
    const { handlers } = play('empty');
    const failed = await sendTo(handlers, '/ath', { ...demo, Password: 'wrong' });
    expect(failed.json).toEqual({ ErrorCode: 'LOGIN_FAILED', Errors: [], Info: [], Data: [] });
  });

  it('empty keeps the effect of a call, and the session that every screen needs', async () => {
    const { handlers } = createBrowserBackend({ scenario: 'empty', cookies });
    await sendTo(handlers, '/ath', demo);
    const session = await sendTo(handlers, '/getUserIdFromSession', {});
    expect(session.json).toMatchObject({ Data: [{ UserId: demoMemberId }] });
  });

  it.each(refusing)(
    '%s responds with an envelope without SUCCESS and changes nothing',
    async (name) => {
      const { handlers, world } = play(name);
      const before = structuredClone(world.state);
      const { json } = await sendTo(handlers, '/register', { ...demo, Email: 'new@mail.example' });
      expect(json).toMatchObject({ Errors: expect.any(Array) });
      expect(json).not.toMatchObject({ ErrorCode: 'SUCCESS' });
      expect(world.state).toEqual(before);
    },
  );

  it.each(unreadable)('%s responds with no envelope', async (name) => {
    const { json } = await sendTo(play(name).handlers, '/ath', demo);
    expect(json).not.toMatchObject({ Errors: expect.any(Array), Info: expect.any(Array) });
  });

  it('malformed cycles through seven kinds', async () => {
    const { handlers } = play('malformed');
    const texts: string[] = [];
    for (let turn = 0; turn < 14; turn++) texts.push((await sendTo(handlers, '/ath', demo)).text);
    expect(new Set(texts).size).toBe(7);
    expect(texts.slice(7)).toEqual(texts.slice(0, 7));
    const second = await sendTo(play('malformed').handlers, '/ath', demo);
    expect(second.text).toBe(texts[0]);
  });

  it('transportFailure is a network error', async () => {
    const reply = await sendTo(play('transportFailure').handlers, '/ath', demo);
    expect(reply.status).toBe(0);
  });

  it('never does not respond until the request is aborted', async () => {
    const caller = new AbortController();
    const request = new Request('http://localhost/ath', {
      method: 'POST',
      headers: { 'X-XSRF-TOKEN': 'token' },
      body: JSON.stringify(demo),
      signal: caller.signal,
    });
    let isSettled = false;
    const response = getResponse(play('never').handlers, request);
    void response.then(() => (isSettled = true));
    await sendTo(play('specified').handlers, '/ath', demo);
    expect(isSettled).toBe(false);
    caller.abort();
    // Keeps the request until here: Node does not abort one that has been garbage-collected.
    expect(request.signal.aborted).toBe(true);
    expect((await response)?.type).toBe('error');
  });
});
