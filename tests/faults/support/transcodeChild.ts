import { makeRendition } from '#server/shared/films/rendition.ts';

// Makes the renditions of a film, until it is done or killed.
const [root = '', path = ''] = process.argv.slice(2);
const fault = await makeRendition(root, path, { height: 720, audio: ['vi'] }, { timeoutMs: 600_000 });
process.stdout.write(fault ?? 'done');
