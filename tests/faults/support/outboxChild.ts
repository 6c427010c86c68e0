import module from 'node:module';
import { openDatabase } from '#server/database/open.ts';
import { killingDatabase } from './killingDatabase.ts';
import { outboxWork } from './outboxWork.ts';

// The compile cache is written when a process exits, but this one is killed: Node 22.10 and later can write it earlier.
module.flushCompileCache?.();

// A write with all its consequences. The process is killed at the n-th step.
const [folder = '', steps = '', url = ''] = process.argv.slice(2);
const plain = await openDatabase(folder, 0, url === '' ? null : url);
const { database, arm } = killingDatabase(plain);
const work = outboxWork(database, folder);
arm(Number(steps));
await work.write();
work.start();
await work.settled(plain);
process.stdout.write('done\n', () => process.exit(0));
