import { subscribe } from 'node:diagnostics_channel';
import { appendFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { Secret } from './leaks.ts';
import { secretsIn, secretsOfRequest } from './secretsIn.ts';

// Loaded into an origin beside its own code: records received and sent secrets, so that its log can be searched for
// them afterwards.
const file = join(process.env['E2E_LOGS'] ?? '.', `${process.pid}.secrets`);
const known = new Set<string>();
const note = (secrets: readonly Secret[]) => {
  const fresh = secrets.filter(({ kind, value }) => !known.has(`${kind} ${value}`));
  if (fresh.length === 0) return;
  for (const { kind, value } of fresh) known.add(`${kind} ${value}`);
  appendFileSync(file, fresh.map((secret) => `${JSON.stringify(secret)}\n`).join(''));
};
const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};
const isPersonal = (url: string | undefined): boolean => url?.includes('/api/user/') ?? false;

interface Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
}

subscribe('http.server.request.start', (message) => {
  const { request, response } = message as Exchange;
  note(secretsOfRequest(request));
  const { remoteAddress } = request.socket;
  if (remoteAddress !== undefined) note([{ kind: 'address', value: remoteAddress }]);
  if (!isPersonal(request.url)) return;

  if (request.headers['content-type']?.startsWith('application/json')) {
    let body = '';
    const push = request.push.bind(request);
    request.push = (chunk, encoding) => {
      if (chunk === null) note(secretsIn(parsed(body)));
      else body += String(chunk);
      return push(chunk, encoding);
    };
  }
  const end = response.end.bind(response);
  response.end = ((...given: Parameters<typeof end>) => {
    const [body] = given;
    if (typeof body === 'string' || Buffer.isBuffer(body)) note(secretsIn(parsed(String(body))));
    return end(...given);
  }) as typeof response.end;
});
