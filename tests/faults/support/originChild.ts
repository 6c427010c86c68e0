import { startOrigin } from '#server/testing/startOrigin.ts';

// A whole origin to be killed: says its address once it is open.
const [dataDir = ''] = process.argv.slice(2);
const { url } = await startOrigin({ dataDir, demo: 'off' });
process.stdout.write(`${url}\n`);
