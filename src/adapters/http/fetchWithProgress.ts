const headersOf = (request: XMLHttpRequest): Headers => {
  const headers = new Headers();
  for (const line of request
    .getAllResponseHeaders()
    .trim()
    .split(/[\r\n]+/)) {
    const colon = line.indexOf(':');
    if (colon > 0) headers.append(line.slice(0, colon), line.slice(colon + 1).trim());
  }
  return headers;
};

/** Like `fetch`, for text answers, with upload progress from 0 to 1, which `fetch` does not report. */
export const fetchWithProgress =
  (Request: new () => XMLHttpRequest, sent: (share: number) => void): typeof fetch =>
  (url, { method = 'GET', headers, body, signal } = {}) =>
    new Promise((resolve, reject) => {
      if (signal?.aborted) return reject(signal.reason);
      const request = new Request();
      const stop = () => request.abort();
      signal?.addEventListener('abort', stop);
      request.addEventListener('loadend', () => signal?.removeEventListener('abort', stop));
      request.addEventListener('load', () =>
        resolve(new Response(request.responseText, { status: request.status, headers: headersOf(request) })),
      );
      request.addEventListener('error', () => reject(new TypeError('The request did not reach the origin.')));
      request.addEventListener('abort', () => reject(signal?.reason));
      request.upload.addEventListener('progress', ({ lengthComputable, loaded, total }) => {
        if (lengthComputable && total > 0) sent(loaded / total);
      });
      request.open(method, String(url));
      for (const [name, value] of new Headers(headers)) request.setRequestHeader(name, value);
      request.send(body as XMLHttpRequestBodyInit);
    });
