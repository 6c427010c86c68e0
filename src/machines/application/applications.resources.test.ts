import { expect, it } from 'vitest';
import type { ApplicationsPort } from '#ports/applications.ts';
import { succeeded } from '#ports/failure.ts';
import { unreachable } from '../../../tests/fakes/accounts.ts';
import { anApplication } from '../../../tests/fakes/applicationWorld.ts';
import type { Ports } from '../resource/ports.ts';
import { followedApplication, positionList, reviewQueue } from './applications.resources.ts';

const { signal } = new AbortController();
const portsOf = (applications: Partial<ApplicationsPort>) =>
  ({ loadPort: async (name: string) => (name === 'applications' ? applications : {}) }) as unknown as Ports;

it('CA-6: who waits hears how it stands; a guest is not asked about', async () => {
  const mine = succeeded(anApplication('reviewing'));
  const ports = portsOf({ my: async () => mine });
  expect(await followedApplication.load(ports, { member: true }, signal)).toEqual(mine);
  expect(await followedApplication.load(ports, { member: false }, signal)).toEqual(succeeded(null));
  expect(followedApplication.pollEveryMs).toBe(10_000);
});

it('CA-7: a reviewer sees the queue that was asked for', async () => {
  const asked: string[] = [];
  const queue: ApplicationsPort['queue'] = async (state) => {
    asked.push(state);
    return unreachable;
  };
  expect(await reviewQueue.load(portsOf({ queue }), { state: 'closed' }, signal)).toEqual(unreachable);
  expect(asked).toEqual(['closed']);
});

it('CA-1: open positions are the origin’s', async () => {
  expect(await positionList.load(portsOf({ positions: async () => unreachable }), {}, signal)).toEqual(unreachable);
});
