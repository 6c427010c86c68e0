import { rawUpgrade } from './support/rawClient.ts';
import { openMany, overAndOver, pause, type Attack } from './support/attack.ts';

const SOME = 300;

export const refusedUpgrades: Attack = {
  name: 'refused upgrades that are never closed',
  run: async (target) => {
    await openMany(target, SOME, rawUpgrade('/elsewhere'), { probes: false });
    await openMany(target, SOME, rawUpgrade('/ws', { Origin: 'https://evil.example' }), { probes: false });
    await pause(3000);
  },
};

export const halfOpenUpgrades: Attack = {
  name: 'upgrades with a bad token that never answer the close',
  run: async (target) => {
    await openMany(target, SOME, rawUpgrade('/ws?token=bad'), { reads: false, probes: false });
    await pause(3000);
  },
};

export const upgradesInALoop: Attack = {
  name: 'upgrades in a loop',
  run: (target) =>
    overAndOver(50, async () => {
      const client = await target.open();
      client.write(rawUpgrade('/ws?token=bad'));
      await new Promise((resolve) => client.socket.once('data', resolve).once('close', resolve));
      client.cut();
    }),
};
