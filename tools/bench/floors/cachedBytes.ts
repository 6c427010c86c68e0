import { createServer, type OutgoingHttpHeaders } from 'node:http';

/** A recorded answer of the origin, body in base64. */
export interface Recorded {
  readonly path: string;
  readonly headers: OutgoingHttpHeaders;
  readonly body: string;
}

const answers = new Map<
  string,
  { readonly headers: OutgoingHttpHeaders; readonly etag: unknown; readonly body: Buffer }
>();

process.on('message', (given: Recorded | 'cpu') => {
  if (given === 'cpu') return;
  const { path, headers, body } = given;
  answers.set(path, { headers, etag: headers['etag'], body: Buffer.from(body, 'base64') });
  process.send?.('kept');
});

// The minimum that a server has to do: look up the bytes, compare the ETag, write.
createServer((request, response) => {
  const answer = answers.get(request.url ?? '');
  if (!answer) return void response.writeHead(404).end();
  if (request.headers['if-none-match'] === answer.etag) {
    const { 'content-length': _, 'content-encoding': __, ...headers } = answer.headers;
    return void response.writeHead(304, headers).end();
  }
  response.writeHead(200, answer.headers).end(answer.body);
}).listen(Number(process.env['PORT']), '127.0.0.1', () => console.log(`:${process.env['PORT']}`));
