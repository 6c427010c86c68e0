import { startOrigin } from '#server/testing/startOrigin.ts';

// A whole origin to be killed: prints its address once it is open.
const [dataDir = ''] = process.argv.slice(2);
const { DATABASE_URL, SECRET } = process.env;
const { url } = await startOrigin({ dataDir, demo: 'off', env: { DATABASE_URL, SECRET } });
process.stdout.write(`${url}\n`);
